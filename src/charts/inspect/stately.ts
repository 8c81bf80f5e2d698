import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import type { WaymarkInspection } from '#src/flows/shared/inspection.ts';
import { mask } from './mask.ts';

type Event = Parameters<NonNullable<ReturnType<typeof createBrowserInspector>['inspect']['next']>>[0];

/**
 * Masks contexts, results and errors of actors, and payloads of events. Names of states and events are not personal.
 */
function masked(told: StatelyInspectionEvent): StatelyInspectionEvent {
  const hidden = { ...told };
  if ('event' in hidden) hidden.event = { ...(mask(hidden.event) as object), type: hidden.event.type };
  if ('snapshot' in hidden) {
    const { value, status, context, output, error } = hidden.snapshot as unknown as Record<string, unknown>;
    hidden.snapshot = {
      value,
      status,
      ...(mask({ context, output, error }) as object),
    } as unknown as typeof hidden.snapshot;
  }
  return hidden;
}

/**
 * Connects Stately's own inspector, which opens a window of stately.ai: only on request, by `?inspect=stately`. Its
 * data is masked like everything else that leaves the page.
 */
export function startStately(inspection: WaymarkInspection): () => void {
  const inspector = createBrowserInspector({ serialize: masked });
  const known = new WeakSet<AnyActorRef>();
  // Actors that were started, or made, before the inspector.
  const introduce = (actor: AnyActorRef) => {
    if (known.has(actor)) return;
    known.add(actor);
    inspector.actor(actor, actor.getSnapshot());
  };
  for (const actor of inspection.charts()) introduce(actor);
  return inspection.observe((event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') known.add(actor);
    else introduce(actor);
    inspector.inspect.next?.(event as Event);
  });
}
