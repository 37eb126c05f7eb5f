import { createSubscriber } from 'svelte/reactivity';
import { type Actor, type AnyActorLogic, createActor, type SnapshotFrom } from 'xstate';

export interface RuneActor<L extends AnyActorLogic> {
  /** Reading it in a component or `$derived` follows the actor. */
  readonly snapshot: SnapshotFrom<L>;
  readonly send: Actor<L>['send'];
  stop(): void;
}

/** The bridge from xstate to runes: a started actor whose snapshot is reactive. `changed` is called after every change. */
export function runeActor<L extends AnyActorLogic>(logic: L, changed: () => void = () => {}): RuneActor<L> {
  const actor = createActor(logic) as Actor<L>;
  const track = createSubscriber((update) => {
    const subscription = actor.subscribe(update);
    return () => subscription.unsubscribe();
  });
  actor.start();
  actor.subscribe(changed);
  return {
    get snapshot() {
      track();
      return actor.getSnapshot();
    },
    send: (event) => actor.send(event),
    stop: () => actor.stop(),
  };
}
