import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventLabel, outcomeOf } from '../explore/names.ts';
import type { Subject } from './subject.ts';
import { tellApart } from './payload.ts';

/** Something that can happen to the chart now. */
export interface Offer {
  /** Its name in an address: the same for the same chart, whatever happened before. */
  step: string;
  event: AnyEventObject;
  /** What distinguishes it from others of the same name: a part of its payload, or an actor's answer. */
  detail: string;
  /** An actor that fails. */
  fails: boolean;
}

/** What can happen under one name: an event with its payloads, an actor with its answers, a delay. */
export interface OfferGroup {
  kind: 'event' | 'actor' | 'delay';
  name: string;
  /** Milliseconds; null except for a delay. */
  wait: number | null;
  offers: Offer[];
}

/** An event of the model that the state ignores. */
export interface Refusal {
  name: string;
  /** The state listens to it, but a guard is false. */
  isGuarded: boolean;
}

/** `findParcel:done`, `findParcel:ORD404`, `after:retryDelay`, `number.submitted`. */
function nameInAddress(event: AnyEventObject): string {
  const outcome = outcomeOf(event.type);
  if (!outcome) return event.type;
  if (outcome.kind === 'after') return eventLabel(event).replace(' ', ':');
  if (outcome.kind !== 'error') return `${outcome.id}:${outcome.kind === 'done' ? 'done' : 'changed'}`;
  const { errorId = 'failed' } = (event['error'] ?? {}) as { errorId?: string };
  return `${outcome.id}:${errorId}`;
}

/** Returns every event that the chart listens to, by its name in an address. */
export function named(subject: Subject, snapshot: AnyMachineSnapshot): Map<string, AnyEventObject> {
  const steps = new Map<string, AnyEventObject>();
  for (const event of subject.at(snapshot)) {
    const name = nameInAddress(event);
    let step = name;
    for (let again = 2; steps.has(step); again += 1) step = `${name}~${again}`;
    steps.set(step, event);
  }
  return steps;
}

const kinds = { done: 'actor', error: 'actor', snapshot: 'actor', after: 'delay' } as const;

/**
 * Returns everything that can happen in a moment, by name: events of people and the outside, answers of actors,
 * delays.
 */
export function offersAt(subject: Subject, snapshot: AnyMachineSnapshot): OfferGroup[] {
  const taken = [...named(subject, snapshot)].filter(([, event]) => subject.step(snapshot, event).taken.length > 0);
  const groups = Map.groupBy(taken, ([, { type }]) => {
    const outcome = outcomeOf(type);
    return outcome ? `${kinds[outcome.kind]} ${outcome.kind === 'after' ? type : outcome.id}` : `event ${type}`;
  });
  return [...groups.values()]
    .flatMap((members): OfferGroup[] => {
      const [first] = members;
      if (!first) return [];
      const outcome = outcomeOf(first[1].type);
      const kind = outcome ? kinds[outcome.kind] : 'event';
      const details = tellApart(members.map(([, event]) => event));
      const name =
        outcome === null
          ? first[1].type
          : outcome.kind === 'after'
            ? eventLabel(first[1]).replace('after ', '')
            : outcome.id;
      return [
        {
          kind,
          name,
          wait: kind === 'delay' ? waitOf(subject.machine, snapshot, name) : null,
          offers: members.map(([step, event], index) => ({
            step,
            event,
            detail: details[index] ?? '',
            fails: outcomeOf(event.type)?.kind === 'error',
          })),
        },
      ];
    })
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const order: readonly OfferGroup['kind'][] = ['event', 'actor', 'delay'];

/** Returns how long a delay lasts here; null if that is unknown. */
function waitOf({ implementations }: AnyStateMachine, { context }: AnyMachineSnapshot, name: string): number | null {
  const delay: unknown = implementations.delays[name] ?? Number(name);
  const wait: unknown = typeof delay === 'function' ? delay({ context, event: { type: '' } }, undefined) : delay;
  return typeof wait === 'number' && Number.isFinite(wait) ? wait : null;
}

/** Returns the events of the model that do nothing in this moment. */
export function refusedAt(subject: Subject, snapshot: AnyMachineSnapshot): Refusal[] {
  const heard = new Set(subject.at(snapshot).map(({ type }) => type));
  const takes = new Set(offersAt(subject, snapshot).flatMap(({ kind, name }) => (kind === 'event' ? [name] : [])));
  return [...new Set(subject.fixtures.map(({ type }) => type))]
    .filter((name) => !takes.has(name))
    .map((name) => ({ name, isGuarded: heard.has(name) }));
}
