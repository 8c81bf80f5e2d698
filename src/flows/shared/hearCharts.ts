import type { AnyActorRef, AnyMachineSnapshot, Subscription } from 'xstate';
import { observeCharts, runningCharts } from '#src/flows/shared/inspection.ts';

const chartOf = (actor: AnyActorRef): string | undefined =>
  (actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.machine?.id;

/**
 * Calls `listen` once with each chart of this id, whether it runs already or starts later. Returns a function that ends
 * the subscriptions that `listen` returned.
 */
export function hearCharts(id: string, listen: (actor: AnyActorRef) => Subscription[]): () => void {
  const heard = new Map<AnyActorRef, Subscription[]>();
  const hear = (actor: AnyActorRef) => {
    if (!heard.has(actor) && chartOf(actor) === id) heard.set(actor, listen(actor));
  };
  for (const actor of runningCharts()) hear(actor);
  const end = observeCharts((event) => {
    if (event.type === '@xstate.snapshot') hear(event.actorRef as AnyActorRef);
  });
  return () => {
    end();
    for (const subscription of [...heard.values()].flat()) subscription.unsubscribe();
  };
}
