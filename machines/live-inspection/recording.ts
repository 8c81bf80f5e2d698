import {
  type ActorChange,
  longestLog,
  type Moment,
  mostLoads,
  type PageLoad,
  type Recording,
  type RenderedChart,
  renderedMoment,
  type WatchedActor,
} from './live-inspection.types.ts';

const isOver = ({ status }: WatchedActor): boolean => status !== 'active';

/**
 * Returns the actors after a change. A new actor replaces ended ones of the same name and parent, so that the tree does
 * not grow.
 */
function withChange(actors: readonly WatchedActor[], { actor, isNew }: ActorChange): WatchedActor[] {
  if (isNew) {
    const isReplaced = (other: WatchedActor) =>
      other.id === actor.id || (isOver(other) && other.parent === actor.parent && other.name === actor.name);
    const gone = new Set(actors.filter(isReplaced).map(({ id }) => id));
    return [...actors.filter(({ id, parent }) => !gone.has(id) && !(parent !== null && gone.has(parent))), actor];
  }
  return actors.map((known) =>
    known.id === actor.id
      ? {
          ...known,
          state: actor.state,
          status: actor.status,
          context: known.context && { ...known.context, ...actor.context },
        }
      : known,
  );
}

const after = (actors: readonly WatchedActor[], moments: readonly Moment[]): readonly WatchedActor[] =>
  moments.flatMap(({ changes }) => changes).reduce<readonly WatchedActor[]>(withChange, actors);

type Log = Pick<Recording, 'moments' | 'loads'>;

/** Returns the last number in a log. */
const lastOf = ({ began, moments, loads }: Recording): number =>
  Math.max(began, moments.at(-1)?.id ?? 0, loads.at(-1)?.id ?? 0);

const loadAt = (loads: readonly PageLoad[], moment: number | null) =>
  loads.findLast(({ id }) => moment === null || id <= moment);

/** Returns the moment at which the page of a moment began, or the log of it. */
export const beginningOf = ({ began, loads }: Recording, moment: number | null): number =>
  loadAt(loads, moment)?.id ?? began;

/** Returns the recording from a moment on. */
const since = (recording: Recording, began: number): Recording => ({
  ...recording,
  began,
  rendered: loadAt(recording.loads, began)?.rendered ?? recording.rendered,
  before: actorsAt(recording, began),
  moments: recording.moments.filter(({ id }) => id > began),
  loads: recording.loads.filter(({ id }) => id > began),
});

/** Returns the recording within its limits: older moments are folded into `before`. */
function bounded(recording: Recording): Recording {
  const { began, moments, loads } = recording;
  const from = Math.max(began, moments.at(-longestLog - 1)?.id ?? 0, loads.at(-mostLoads - 1)?.id ?? 0);
  return from === began ? recording : since(recording, from);
}

/** Returns the recording with new moments and pages. Ignores those that it has already. */
export function withLog(recording: Recording, { moments, loads }: Log): Recording {
  const last = lastOf(recording);
  const isNew = ({ id }: { id: number }) => id > last;
  return bounded({
    ...recording,
    moments: [...recording.moments, ...moments.filter(isNew)],
    loads: [...recording.loads, ...loads.filter(isNew)],
  });
}

export const withMoments = (recording: Recording, moments: readonly Moment[]): Recording =>
  withLog(recording, { moments, loads: [] });

/** Returns the number of the next page of a visit; the number before it is the page as it was rendered. */
export const nextLoad = (recording: Recording): number => lastOf(recording) + 2;

/** Returns the recording with the next page of its visit. */
export const withLoad = (recording: Recording, load: PageLoad): Recording =>
  bounded({
    ...recording,
    page: { ...recording.page, path: load.path, leftAt: null },
    loads: [...recording.loads, load],
  });

/** Returns the recording with its last state and no moment. */
export const cleared = (recording: Recording): Recording => ({ ...since(recording, lastOf(recording)), rendered: [] });

/**
 * Returns the numbers of the moments that can be shown: each page as rendered and as its log begins, and after each
 * event.
 */
export function momentsOf({ rendered, began, moments, loads }: Recording): number[] {
  const pages = loads.flatMap((load) => (load.rendered.length > 0 ? [load.id - 1, load.id] : [load.id]));
  return [
    ...(rendered.length > 0 ? [renderedMoment] : []),
    began,
    ...[...moments.map(({ id }) => id), ...pages].toSorted((a, b) => a - b),
  ];
}

const asRendered = (rendered: readonly RenderedChart[]): WatchedActor[] =>
  rendered.map(({ chart, state }, index) => ({
    id: `rendered:${index}`,
    parent: null,
    name: chart,
    systemId: null,
    chart,
    state,
    status: 'active',
    context: null,
  }));

/** Returns all actors of a page after a moment; null for the last one. */
export function actorsAt(recording: Recording, moment: number | null): readonly WatchedActor[] {
  const { rendered, before, moments, loads } = recording;
  if (moment === renderedMoment) return asRendered(rendered);
  const loading = loads.find(({ id }) => id - 1 === moment);
  if (loading) return asRendered(loading.rendered);
  const first = beginningOf(recording, moment);
  return after(
    loadAt(loads, moment)?.actors ?? before,
    moments.filter(({ id }) => id > first && (moment === null || id <= moment)),
  );
}

const stateOf = (changes: Moment['changes'], id: string) =>
  changes.findLast(({ actor }) => actor.id === id)?.actor.state;

/**
 * Returns the last actor of a page that changed its state, or began, up to a moment; null if there is none. A change of
 * context alone is not a move.
 */
export function movedAt(recording: Recording, at: number | null): { chart: string; actor: string } | null {
  const first = beginningOf(recording, at);
  const seen = recording.moments.filter(({ id }) => id > first && (at === null || id <= at));
  const before = actorsAt(recording, first);
  const hasMoved = ({ actor, type, changes }: Moment, index: number): boolean => {
    if (type === 'xstate.stop') return false;
    const earlier = seen.slice(0, index).findLast((moment) => stateOf(moment.changes, actor) !== undefined);
    const from = earlier ? stateOf(earlier.changes, actor) : before.find(({ id }) => id === actor)?.state;
    return JSON.stringify(from) !== JSON.stringify(stateOf(changes, actor));
  };
  const last = seen.findLast(hasMoved);
  return last ? { chart: last.chart, actor: last.actor } : null;
}
