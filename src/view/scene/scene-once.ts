import type { Settings } from '../../puzzles/settings.ts';
import type { Scene } from './scene.ts';

/** What a puzzle's views draw from, worked out once for each scene, however many of them ask. */
export function sceneOnce<Instance, S extends Settings, Worked>(make: (scene: Scene<Instance, S>) => Worked) {
  const known = new WeakMap<Scene<Instance, S>, Worked>();
  return (scene: Scene<Instance, S>): Worked => {
    const at = known.get(scene) ?? make(scene);
    known.set(scene, at);
    return at;
  };
}
