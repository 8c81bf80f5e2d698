import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { FoundTrail, TrailRequest } from '#machines/inspection-desk/inspection-desk.types.ts';
import type { Moment } from '#machines/live-inspection/live-inspection.types.ts';
import { actorsAt, beginningOf } from '#machines/live-inspection/recording.ts';
import { named } from '#src/chart-kit/simulate/offers.ts';
import type { Subject } from '#src/chart-kit/simulate/subject.ts';
import { loadedSubject, loadSubject } from '#src/charts/simulate/subjects.ts';
import { stateKey } from './active.ts';

interface Candidate {
  snapshot: AnyMachineSnapshot;
  start: string;
  steps: readonly string[];
}

/**
 * Maximum trails of the simulator that are followed at the same time, and maximum places that are searched for the one
 * where the log begins.
 */
const most = 40;
const farthest = 1_000;

const isAt = ({ value }: AnyMachineSnapshot, state: StateValue | null): boolean => stateKey(value) === stateKey(state);

const isOwn = ({ type }: Moment): boolean => type === 'xstate.init' || type === 'xstate.stop';

const refusalOf = (payload: unknown): unknown => {
  const { error } = (payload ?? {}) as { error?: { errorId?: unknown } };
  return error?.errorId;
};

/** Returns one candidate of each place, with the shortest trail to it. */
function distinct(candidates: Iterable<Candidate>): Candidate[] {
  const places = new Map<AnyMachineSnapshot, Candidate>();
  for (const one of candidates) if (!places.has(one.snapshot)) places.set(one.snapshot, one);
  return [...places.values()].slice(0, most);
}

const taking = (
  subject: Subject,
  { snapshot, start, steps }: Candidate,
  name: string,
  event: AnyEventObject,
): Candidate[] => {
  const next = subject.step(snapshot, event);
  return next.taken.length === 0 ? [] : [{ snapshot: next.snapshot, start, steps: [...steps, name] }];
};

/** Returns the places of the simulator that are in a state: its beginnings, or those after the fewest steps. */
function placesIn(subject: Subject, state: StateValue | null): Candidate[] {
  const queue: Candidate[] = subject.starts.map((start) => ({
    snapshot: subject.begin(start).snapshot,
    start,
    steps: [],
  }));
  const known = new Set(queue.map(({ snapshot }) => snapshot));
  const found = queue.filter(({ snapshot }) => isAt(snapshot, state));
  for (let index = 0; index < Math.min(queue.length, farthest) && found.length < most; index += 1) {
    const one = queue[index] as Candidate;
    for (const [name, event] of named(subject, one.snapshot)) {
      for (const next of taking(subject, one, name, event)) {
        if (known.has(next.snapshot)) continue;
        known.add(next.snapshot);
        queue.push(next);
        if (isAt(next.snapshot, state)) found.push(next);
      }
    }
  }
  return distinct(found);
}

/**
 * Returns the possible places after an event of the log: of its fixtures those that lead to the log's state, the same
 * refusal first.
 */
function after(
  subject: Subject,
  candidates: readonly Candidate[],
  { type, payload }: Moment,
  state: StateValue | null,
): Candidate[] {
  const refusal = refusalOf(payload);
  return distinct(
    candidates.flatMap((one) => {
      const events = [...named(subject, one.snapshot)].filter(([, event]) => event.type === type);
      const alike = events.toSorted(
        ([, a], [, b]) => Number(refusalOf(b) === refusal) - Number(refusalOf(a) === refusal),
      );
      const moved = alike
        .flatMap(([name, event]) => taking(subject, one, name, event))
        .filter(({ snapshot }) => isAt(snapshot, state));
      // The chart received the event and ignored it.
      return moved.length === 0 && isAt(one.snapshot, state) ? [one] : moved;
    }),
  );
}

/**
 * Returns the trail of the simulator for one actor of a log. It has only the names of events: payloads are those of the
 * model's fixtures, not of the log.
 */
export async function trailOf({ log, actor, at }: TrailRequest, subjectOf = loaded): Promise<FoundTrail> {
  const own = log.moments.filter((moment) => moment.actor === actor && (at === null || moment.id <= at));
  const stateAt = (moment: number | null) => actorsAt(log, moment).find(({ id }) => id === actor);
  const [first] = own;
  const began = (first?.type === 'xstate.init' ? stateAt(first.id) : stateAt(beginningOf(log, at))) ?? stateAt(at);
  if (!began || began.chart === null) throw new Error('no chart of that name is in the log');
  const subject = await subjectOf(began.chart);
  let candidates = placesIn(subject, began.state);
  if (candidates.length === 0) throw new Error(`the simulator never gets to where the log of ${began.chart} begins`);
  const heard = own.filter((moment) => !isOwn(moment));
  let followed = 0;
  for (const moment of heard) {
    const change = moment.changes.findLast((one) => one.actor.id === actor);
    const next = after(subject, candidates, moment, change?.actor.state ?? null);
    if (next.length === 0) break;
    candidates = next;
    followed += 1;
  }
  const [{ start, steps } = { start: '', steps: [] }] = candidates;
  return { chart: began.chart, start, steps, followed, count: heard.length };
}

async function loaded(chart: string): Promise<Subject> {
  await loadSubject(chart);
  return loadedSubject(chart);
}
