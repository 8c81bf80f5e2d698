import type { AnyActorRef, EventObject } from 'xstate';
import { callbackActor } from './ports.ts';

/**
 * Forwards what siblings emit to the chart that invokes it: a child reports facts by typed `emit`, and has no reference
 * to its parent. `input` names the siblings by systemId; they must be invoked before this.
 */
export const listenTo = callbackActor<EventObject, readonly string[]>(({ input, system, sendBack }) => {
  const subscriptions = input.map((name) => {
    const actor: AnyActorRef | undefined = system.get(name);
    if (!actor) throw new Error(`no actor "${name}" to listen to`);
    return actor.on('*', (event: EventObject) => sendBack(event));
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
