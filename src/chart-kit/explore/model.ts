import type { AnyEventObject, AnyStateMachine, OutputFrom, SnapshotFrom } from 'xstate';
import { walkByChance } from './chance.ts';
import { coverageOf, unreachedOf } from './coverage.ts';
import { eventNamesOf, eventsOf } from './events.ts';
import { explore, type Graph } from './explore.ts';
import { eventLabel, valueLabel } from './names.ts';
import { negativesOf } from './negatives.ts';
import { pathsOf } from './paths.ts';
import { type Subject, subjectOf } from './subject.ts';
import type {
  AnyOptions,
  Cover,
  Coverage,
  Edge,
  Failure,
  LogicOf,
  ModelOptions,
  Negative,
  PortNameOf,
  Told,
  Walk,
  WalkOptions,
} from './types.ts';

/**
 * A traversable model of a chart that invokes and waits. Settled ports and elapsed delays are ordinary events here,
 * offered only where the chart waits for them. The graph is explored once, on first use, and kept.
 */
export interface Model<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly id: string;
  readonly options: ModelOptions<TMachine>;
  /** Every event of the model's `send`. */
  readonly fixtures: readonly AnyEventObject[];
  /** Two snapshots with one key are one vertex. */
  keyOf(snapshot: SnapshotFrom<TMachine>): string;
  /** Every transition from every vertex with every fixture. */
  edges(): readonly Edge<TMachine>[];
  /** One snapshot per vertex. */
  vertices(): readonly SnapshotFrom<TMachine>[];
  /** Few long paths that together take every edge (or every way between two states). */
  walks(how?: WalkOptions<TMachine>): Walk<TMachine>[];
  /** Few long paths that together take every pair of consecutive transitions. */
  pairWalks(how?: Omit<WalkOptions<TMachine>, 'cover'>): Walk<TMachine>[];
  /** Walks that cover nothing which no other of them covers; those of a smallest set never do. */
  needless(walks: readonly Walk<TMachine>[], cover: Cover): Walk<TMachine>[];
  /** Takes a walk from its start; an error says where it does not lead as explored. */
  run(walk: Walk<TMachine>, visit?: (edge: Edge<TMachine>) => void): SnapshotFrom<TMachine>;
  /** The shortest way to a vertex, by its key. */
  wayTo(key: string): { readonly start: string; readonly steps: readonly Edge<TMachine>[] } | null;
  /** States that nothing leads to; empty for an honest chart. */
  unreached(): string[];
  /** What walks (all edges, unless given) cover; what is missing counts as unreachable where a reason is declared. */
  coverage(walks?: readonly Walk<TMachine>[], declared?: Readonly<Record<string, string>>): Coverage;
  /** Where a story leads, with every chapter allowed, and what it tells on the way. Pure: nothing is invoked. */
  tell(story: readonly AnyEventObject[], how?: { readonly start?: string }): Told<TMachine>;
  /** Where a story ends. */
  endOf(story: readonly AnyEventObject[], how?: { readonly start?: string }): SnapshotFrom<TMachine>;
  /** Every fixture in every reached vertex that does not take it. */
  negatives(): Negative<TMachine>[];
  /** Steps of chance from a seed, beginning anew at each end; `visit` throws to say that something does not hold. */
  randomWalk(seed: number, steps: number, visit: (edge: Edge<TMachine>) => void): number;
  /** The port answers. `id` only where a chart invokes the port under several ids. */
  done<Name extends PortNameOf<TMachine>>(
    port: Name,
    output: OutputFrom<LogicOf<TMachine, Name>>,
    id?: string,
  ): AnyEventObject;
  /** The port throws. */
  failed(port: PortNameOf<TMachine>, failure: Failure, id?: string): AnyEventObject;
  /** The named delay elapses; `state` (a path such as `deciding.payment`) only where several states wait for it. */
  after(delay: string, state?: string): AnyEventObject;
}

export function modelOf<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ModelOptions<TMachine>,
  subject: Subject = subjectOf(machine, options as AnyOptions),
): Model<TMachine> {
  const events = eventsOf(subject);
  let explored: Graph | undefined;
  const graph = () => (explored ??= explore(subject, events));

  const tell = (story: readonly AnyEventObject[], { start = '' }: { start?: string } = {}): Told => {
    const first = subject.initial(start);
    return story.reduce<Told>(
      ({ end, emitted, sent }, event) => {
        const refused = `${machine.id}: "${eventLabel(event)}" is refused in ${valueLabel(end.value)}`;
        if (end.status !== 'active') throw new Error(`${refused}, which is final`);
        const result = subject.step(end, event);
        if (result.taken.length === 0) throw new Error(refused);
        return {
          end: result.snapshot,
          emitted: [...emitted, ...result.emitted],
          sent: [...sent, ...result.sent],
        };
      },
      { end: first.snapshot, emitted: first.emitted, sent: first.sent },
    );
  };

  const model: Model<AnyStateMachine> = {
    machine,
    id: machine.id,
    options: options as ModelOptions<AnyStateMachine>,
    fixtures: events.fixtures,
    keyOf: subject.keyOf,
    edges: () => graph().edges,
    vertices: () => [...graph().vertices.values()],
    ...pathsOf(subject, events, graph),
    unreached: () => unreachedOf(subject, graph()),
    coverage: (walks, declared) => coverageOf(subject, graph(), walks, declared),
    tell,
    endOf: (story, how) => tell(story, how).end,
    negatives: () => negativesOf(subject, events, graph()),
    randomWalk: (seed, steps, visit) => walkByChance(subject, events, graph(), { seed, steps, visit }),
    ...eventNamesOf(subject),
  };
  return model as unknown as Model<TMachine>;
}
