import { momentAt } from '../../trace/moment.ts';
import type { Scene } from './scene.ts';

/** What a scene is made of: its step, and all else but the moment that follows from it. */
export type SceneParts = Omit<Scene, 'moment'> & { readonly step: number };

/** Makes scenes of one run, and as long as nothing of it changes gives out the same: whoever draws it has nothing to do then. */
export function sameScene(): (parts: SceneParts) => Scene {
  let last: { readonly parts: SceneParts; readonly scene: Scene } | null = null;
  return (parts) => {
    const keys = Object.keys(parts) as (keyof SceneParts)[];
    if (last && keys.every((key) => last?.parts[key] === parts[key])) return last.scene;
    const { step, ...rest } = parts;
    const scene: Scene = { ...rest, moment: momentAt(parts.trace, step) };
    last = { parts, scene };
    return scene;
  };
}
