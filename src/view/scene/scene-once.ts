import type { Scene } from './scene.ts';

/** What a puzzle's views draw from, worked out once for each scene, however many of them ask. */
export function sceneOnce<Instance, Worked>(make: (scene: Scene<Instance>) => Worked) {
  const known = new WeakMap<Scene<Instance>, Worked>();
  return (scene: Scene<Instance>): Worked => {
    const at = known.get(scene) ?? make(scene);
    known.set(scene, at);
    return at;
  };
}
