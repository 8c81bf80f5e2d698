import { type ActorChange, longestLog, type Moment, type Recording, renderedMoment, type WatchedActor } from './live-inspection.types.ts';

const isOver = ({ status }: WatchedActor): boolean => status !== 'active';

/** The actors after a change. One that is new takes the place of those of its name that are over: a tree stays as small as its names are. */
function withChange(actors: readonly WatchedActor[], { actor, isNew }: ActorChange): WatchedActor[] {
  if (isNew) {
    const isReplaced = (other: WatchedActor) =>
      other.id === actor.id || (isOver(other) && other.parent === actor.parent && other.name === actor.name);
    const gone = new Set(actors.filter(isReplaced).map(({ id }) => id));
    return [...actors.filter(({ id, parent }) => !gone.has(id) && !(parent !== null && gone.has(parent))), actor];
  }
  return actors.map((known) =>
    known.id === actor.id ? { ...known, state: actor.state, status: actor.status, context: known.context && { ...known.context, ...actor.context } } : known,
  );
}

const after = (actors: readonly WatchedActor[], moments: readonly Moment[]): readonly WatchedActor[] =>
  moments.flatMap(({ changes }) => changes).reduce<readonly WatchedActor[]>(withChange, actors);

/** The recording with what happened next. Moments that it knows already are passed over; the oldest are folded into `before`. */
export function withMoments(recording: Recording, moments: readonly Moment[]): Recording {
  const last = recording.moments.at(-1)?.id ?? 0;
  const all = [...recording.moments, ...moments.filter(({ id }) => id > last)];
  const dropped = Math.max(0, all.length - longestLog);
  return { ...recording, before: after(recording.before, all.slice(0, dropped)), moments: all.slice(dropped) };
}

/** The recording with its last state and no moment. */
export const cleared = (recording: Recording): Recording => ({
  ...recording,
  rendered: [],
  before: after(recording.before, recording.moments),
  moments: [],
});

/** The moments that can be looked at, as numbers: as rendered, as the log begins, and after each event. */
export function momentsOf({ rendered, moments }: Recording): number[] {
  const first = moments[0]?.id ?? 1;
  return [...(rendered.length > 0 ? [renderedMoment] : []), first - 1, ...moments.map(({ id }) => id)];
}

/** All actors as they were after a moment; null for the last one. */
export function actorsAt({ rendered, before, moments }: Recording, moment: number | null): readonly WatchedActor[] {
  if (moment === renderedMoment) {
    return rendered.map(({ chart, state }, index) => ({
      id: `rendered:${index}`, parent: null, name: chart, systemId: null, chart, state, status: 'active', context: null,
    }));
  }
  return after(before, moment === null ? moments : moments.filter(({ id }) => id <= moment));
}

const stateOf = (changes: Moment['changes'], id: string) => changes.findLast(({ actor }) => actor.id === id)?.actor.state;

/** The actor that came into another state last, or began, up to a moment; null where none did. What only learns something does not move. */
export function movedAt({ before, moments }: Recording, at: number | null): { chart: string; actor: string } | null {
  const seen = at === null ? moments : moments.filter(({ id }) => id <= at);
  const hasMoved = ({ actor, type, changes }: Moment, index: number): boolean => {
    if (type === 'xstate.stop') return false;
    const earlier = seen.slice(0, index).findLast((moment) => stateOf(moment.changes, actor) !== undefined);
    const from = earlier ? stateOf(earlier.changes, actor) : before.find(({ id }) => id === actor)?.state;
    return JSON.stringify(from) !== JSON.stringify(stateOf(changes, actor));
  };
  const last = seen.findLast(hasMoved);
  return last ? { chart: last.chart, actor: last.actor } : null;
}
