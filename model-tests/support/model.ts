import {
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
  type StateValue,
  createActor,
  fromTransition,
} from 'xstate';
import { getStateNodes, TestModel } from 'xstate/graph';
import { type Arc, coverPaths } from './cover.ts';
import {
  afterEvent,
  doneEvent,
  eventLabel,
  failedEvent,
  isInert,
  leavesOf,
  type StateNodeOf,
  transitionNames,
  valueLabel,
} from './names.ts';
import type {
  Count,
  Coverage,
  Edge,
  Failure,
  LogicOf,
  ModelOptions,
  Negative,
  OneOrMore,
  PortNameOf,
  Walk,
  WalkOptions,
} from './types.ts';

interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly entered: readonly string[];
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  readonly emitted: readonly AnyEventObject[];
}

const nothing = fromTransition(() => null, null);

/** One pure macrostep (the first, without a snapshot), watched: no actor is started and no action runs. */
function stepOf(machine: AnyStateMachine, from: AnyMachineSnapshot | undefined, event: AnyEventObject): Step {
  const taken: AnyTransitionDefinition[] = [];
  const entered = new Set<string>();
  const actions: { type: string; params: unknown }[] = [];
  const emitted: AnyEventObject[] = [];
  const carrier = createActor(nothing, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== carrier) return;
      taken.push(...inspected._transitions);
      for (const node of (inspected.snapshot as AnyMachineSnapshot)._nodes) entered.add(node.path.join('.'));
    },
  });
  const scope: AnyActorScope = {
    self: carrier,
    system: carrier.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      const { type, params } = action as { type: string; params: unknown };
      actions.push({ type, params });
      if (type === 'xstate.emit') emitted.push((params as { event: AnyEventObject }).event);
    },
  };
  const snapshot: AnyMachineSnapshot = from
    ? machine.transition(from, event, scope)
    : machine.getInitialSnapshot(scope, event['input']);
  for (const node of [...snapshot._nodes, ...taken.map(({ source }) => source)])
    node.path.forEach((_, depth) => entered.add(node.path.slice(0, depth + 1).join('.')));
  return {
    snapshot,
    taken: taken.filter((transition) => !isInert(transition)),
    entered: [...entered],
    actions,
    emitted,
  };
}

const isMany = (value: unknown): value is readonly AnyEventObject[] => Array.isArray(value);

/** Small, fast, seeded: the same seed gives the same walk everywhere. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A traversable model of a chart that invokes and waits. Settled ports and elapsed delays are ordinary events here,
 * offered only where the chart waits for them. The graph is explored once, on first use, and kept.
 */
export function modelOf<TMachine extends AnyStateMachine>(machine: TMachine, options: ModelOptions<TMachine>) {
  type Snapshot = SnapshotFrom<TMachine>;
  type EdgeHere = Edge<TMachine>;
  type WalkHere = Walk<TMachine>;

  const send = options.send as Readonly<Record<string, OneOrMore<AnyEventObject>>>;
  const outcomes = (options.outcomes ?? {}) as Readonly<
    Record<string, { done?: readonly unknown[]; failed: readonly Failure[]; snapshots?: readonly unknown[] }>
  >;
  const starts: readonly (readonly [string, InputFrom<TMachine>])[] = [
    ['', options.input],
    ...Object.entries<InputFrom<TMachine>>(options.inputs ?? {}),
  ];
  const fixtures: readonly AnyEventObject[] = Object.values(send).flatMap((fixture) =>
    isMany(fixture) ? fixture : [fixture],
  );
  const nodes: readonly StateNodeOf[] = [machine.root, ...getStateNodes(machine)];
  const names = transitionNames(machine);
  const nameOf = (transition: AnyTransitionDefinition) => names.get(transition) ?? `raised ${transition.eventType}`;
  const hasHistory = nodes.some((node) => node.type === 'history');

  // Vertices

  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([
      snapshot.status,
      snapshot.value,
      options.project(snapshot.context) ?? null,
      hasHistory
        ? Object.entries(snapshot.historyValue).map(([id, list]) => [
            id,
            (list as readonly StateNodeOf[]).map((node) => node.id),
          ])
        : 0,
    ]);

  const healthy = (snapshot: AnyMachineSnapshot, how: string): AnyMachineSnapshot => {
    if (snapshot.status !== 'error') return snapshot;
    const cause = snapshot.error;
    throw new Error(
      `${machine.id}: the chart fails ${how}: ${cause instanceof Error ? cause.message : JSON.stringify(cause)}`,
      {
        cause,
      },
    );
  };

  const step = (from: AnyMachineSnapshot, event: AnyEventObject): Step => {
    const how = `on "${eventLabel(event)}" in ${valueLabel(from.value)}`;
    let result: Step;
    try {
      result = stepOf(machine, from, event);
    } catch (cause) {
      throw new Error(
        `${machine.id}: the chart throws ${how}: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    }
    healthy(result.snapshot, how);
    return result;
  };

  const initial = (start: string): Step => {
    const entry = starts.find(([name]) => name === start);
    if (!entry) throw new Error(`${machine.id}: no input is called "${start}"`);
    const result = stepOf(machine, undefined, { type: 'xstate.init', input: entry[1] });
    healthy(result.snapshot, start === '' ? 'at the start' : `at the start "${start}"`);
    return result;
  };

  // Events: what the world may do in a snapshot

  const waits = new Map<string, AnyEventObject>();
  const settledCache = new Map<string, readonly AnyEventObject[]>();
  const settled = (id: string, src: string): readonly AnyEventObject[] => {
    const known = settledCache.get(`${src} ${id}`);
    if (known) return known;
    const listed = outcomes[src];
    if (!listed) throw new Error(`${machine.id}: no outcomes for the port "${src}"`);
    const events = [
      ...(listed.done ?? []).map((output) => doneEvent(id, output)),
      ...listed.failed.map((error) => failedEvent(id, error)),
      ...(listed.snapshots ?? []).map((snapshot) => ({ type: `xstate.snapshot.${id}`, snapshot })),
    ];
    settledCache.set(`${src} ${id}`, events);
    return events;
  };

  const takes = (type: string, descriptor: string) =>
    descriptor === type ||
    descriptor === '*' ||
    (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

  const eventsAt = (snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    if (snapshot.status !== 'active') return [];
    const offered = new Set<AnyEventObject>();
    const invoked = new Set<string>();
    for (const node of snapshot._nodes) {
      for (const descriptor of node.ownEvents as readonly string[]) {
        if (descriptor.startsWith('xstate.after.')) {
          const event = waits.get(descriptor) ?? { type: descriptor };
          waits.set(descriptor, event);
          offered.add(event);
        } else if (!descriptor.startsWith('xstate.')) {
          const known = fixtures.filter(({ type }) => takes(type, descriptor));
          if (known.length === 0) throw new Error(`${machine.id}: no fixture for "${descriptor}"`);
          for (const event of known) offered.add(event);
        }
      }
      for (const { id, src } of node.invoke) {
        invoked.add(id);
        for (const event of settled(id, String(src))) offered.add(event);
      }
    }
    const listened = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents as string[]));
    for (const [id, child] of Object.entries<{ src?: unknown } | undefined>(snapshot.children)) {
      if (invoked.has(id) || typeof child?.src !== 'string' || !outcomes[child.src]) continue;
      for (const event of settled(id, child.src)) if (listened.has(event.type)) offered.add(event);
    }
    const { offers } = options;
    return offers ? [...offered].filter((event) => offers(snapshot as Snapshot, event)) : [...offered];
  };

  // The graph

  const eventIds = new Map<AnyEventObject, string>();
  const idOf = (event: AnyEventObject): string => {
    const id = eventIds.get(event) ?? String(eventIds.size);
    eventIds.set(event, id);
    return id;
  };

  const limit = options.limit ?? 5_000;
  const explore = () => {
    const edges: EdgeHere[] = [];
    const vertices = new Map<string, Snapshot>();
    const entered = new Set<string>();
    const refusals = new Set<string>();
    const taken = new Set<string>();
    const watched = new Map<AnyMachineSnapshot, Map<AnyEventObject, Step>>();
    const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, InputFrom<TMachine>> = {
      transition: (snapshot, event) => {
        const result = step(snapshot, event);
        const list = watched.get(snapshot) ?? new Map<AnyEventObject, Step>();
        watched.set(snapshot, list.set(event, result));
        return result.snapshot;
      },
      getInitialSnapshot: () => initial('').snapshot,
      getPersistedSnapshot: (snapshot) => snapshot,
    };
    for (const [start] of starts) {
      const first = initial(start);
      for (const path of first.entered) entered.add(path);
      for (const transition of first.taken) taken.add(nameOf(transition));
      if (vertices.has(keyOf(first.snapshot))) continue;
      const adjacency = new TestModel<AnyMachineSnapshot, AnyEventObject, InputFrom<TMachine>>(logic, {
        fromState: first.snapshot,
        events: eventsAt,
        serializeState: keyOf,
        serializeEvent: idOf,
        limit: Infinity,
        stopWhen: (snapshot) => {
          const key = keyOf(snapshot);
          if (vertices.has(key)) return true;
          vertices.set(key, snapshot as Snapshot);
          if (vertices.size > limit)
            throw new Error(
              `${machine.id}: more than ${limit} vertices, the last one ${key}: ` +
                'does the chart count without end, or `project` keep too much?',
            );
          return false;
        },
      }).getAdjacencyMap();
      for (const [source, { state, transitions }] of Object.entries(adjacency))
        for (const { event, state: nextState } of Object.values<{ event: AnyEventObject; state: AnyMachineSnapshot }>(
          transitions,
        )) {
          const result = watched.get(state)?.get(event);
          if (!result) continue;
          for (const path of result.entered) entered.add(path);
          if (result.taken.length === 0) {
            const refused = refusedBy(state, event);
            if (refused) refusals.add(refused);
            continue;
          }
          const transitionsTaken = result.taken.map(nameOf);
          for (const name of transitionsTaken) taken.add(name);
          edges.push({
            state: state as Snapshot,
            event,
            nextState: nextState as Snapshot,
            transitions: transitionsTaken,
            actions: result.actions,
            emitted: result.emitted,
            entered: result.entered,
            source,
            target: keyOf(nextState),
          });
        }
    }
    return { edges, vertices, entered, refusals, taken };
  };

  const refusalOf = (node: StateNodeOf, type: string) =>
    `${node.path.join('.') || machine.id}: ${eventLabel({ type })} [no guard holds]`;
  /** The innermost active state that listens to the event behind guards only, none of which held. */
  const refusedBy = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string | null => {
    const listening = snapshot._nodes.filter((node) =>
      node.transitions.get(type)?.some((transition) => !isInert(transition)),
    );
    const node = listening.toSorted((a, b) => b.path.length - a.path.length)[0];
    return node ? refusalOf(node, type) : null;
  };
  /** Guarded lists without a last resort: that nothing holds is an outcome of its own. */
  const possibleRefusals = nodes.flatMap((node) =>
    [...node.transitions].flatMap(([type, list]) =>
      !type.startsWith('xstate.error.') && list.every(({ guard }) => guard) ? [refusalOf(node, type)] : [],
    ),
  );

  let explored: ReturnType<typeof explore> | undefined;
  const graph = () => (explored ??= explore());

  // Paths

  const at = (snapshot: Snapshot): string => valueLabel((snapshot as AnyMachineSnapshot).value);
  const waysOf = ({ state, event, nextState, transitions }: EdgeHere) =>
    `${at(state)} —${eventLabel({ type: event.type })}→ ${at(nextState)} (${transitions.join(', ')})`;
  const startKeys = () => starts.map(([start]) => [start, keyOf(initial(start).snapshot)] as const);

  const walkFrom = (first: string, steps: readonly EdgeHere[], index: number): WalkHere => {
    const start = startKeys().find(([, key]) => key === first)?.[0] ?? '';
    const last = steps.at(-1);
    const end = last ? at(last.nextState) : 'the start';
    return {
      name: `${index + 1}: ${start === '' ? '' : `from ${start}, `}${steps.length} steps to ${end}`,
      start,
      initial: initial(start).snapshot as Snapshot,
      steps,
    };
  };

  const arcsOf = ({ cover = 'edges', usable = () => true }: WalkOptions<TMachine>): Arc<EdgeHere>[] =>
    graph()
      .edges.filter(usable)
      .map((edge) => ({
        from: edge.source,
        to: edge.target,
        target: cover === 'edges' ? `${edge.source} ${idOf(edge.event)}` : waysOf(edge),
        payload: edge,
      }));

  const limited = (maxSteps: number | undefined) => (maxSteps === undefined ? {} : { maxSteps });

  const walks = (how: WalkOptions<TMachine> = {}): WalkHere[] => {
    const keys = startKeys().map(([, key]) => key);
    return coverPaths(arcsOf(how), { starts: keys, ...limited(how.maxSteps) }).map((path, index) =>
      walkFrom(
        path[0]?.from ?? '',
        path.map(({ payload }) => payload),
        index,
      ),
    );
  };

  const pairOf = (first: EdgeHere, second: EdgeHere) => `${waysOf(first)} ⇒ ${waysOf(second)}`;

  /** Every pair of consecutive transitions (1-switch) as arcs of the line graph. */
  const pairArcs = (usable: (edge: EdgeHere) => boolean): Arc<EdgeHere>[] => {
    const edges = graph().edges.filter(usable);
    const out = new Map<string, { id: string; edge: EdgeHere }[]>();
    edges.forEach((edge, index) => {
      const list = out.get(edge.source) ?? [];
      list.push({ id: `e${index}`, edge });
      out.set(edge.source, list);
    });
    const arcs: Arc<EdgeHere>[] = [];
    for (const [, key] of startKeys())
      for (const { id, edge } of out.get(key) ?? [])
        arcs.push({ from: `s${key}`, to: id, target: null, payload: edge });
    edges.forEach((edge, index) => {
      for (const next of out.get(edge.target) ?? [])
        arcs.push({ from: `e${index}`, to: next.id, target: pairOf(edge, next.edge), payload: next.edge });
    });
    return arcs;
  };

  const pairWalks = ({ maxSteps, usable = () => true }: Omit<WalkOptions<TMachine>, 'cover'> = {}): WalkHere[] =>
    coverPaths(pairArcs(usable), { starts: startKeys().map(([, key]) => `s${key}`), ...limited(maxSteps) }).map(
      (path, index) =>
        walkFrom(
          path[0]?.payload.source ?? '',
          path.map(({ payload }) => payload),
          index,
        ),
    );

  const unforetold = (where: string, from: AnyMachineSnapshot, event: AnyEventObject, found: Step, edge?: EdgeHere) => {
    const led = `${valueLabel(found.snapshot.value)} by [${found.taken.map(nameOf).join(', ')}]`;
    const explored = edge ? `to ${at(edge.nextState)} by [${edge.transitions.join(', ')}]` : 'nowhere';
    return new Error(
      `${where} "${eventLabel(event)}" in ${valueLabel(from.value)} leads to ${led}, not ${explored} as explored: ` +
        '`project` leaves out something that changes behaviour',
    );
  };

  /** Takes a walk for real, from its start, and checks after each step that the projection foretold it. */
  const run = (walk: WalkHere, visit: (edge: EdgeHere) => void = () => {}): Snapshot => {
    let snapshot = initial(walk.start).snapshot;
    for (const foretold of walk.steps) {
      const result = step(snapshot, foretold.event);
      const target = keyOf(result.snapshot);
      const transitions = result.taken.map(nameOf);
      if (target !== foretold.target || transitions.join() !== foretold.transitions.join())
        throw unforetold(`${machine.id}:`, snapshot, foretold.event, result, foretold);
      visit({
        ...foretold,
        state: snapshot as Snapshot,
        nextState: result.snapshot as Snapshot,
        actions: result.actions,
        emitted: result.emitted,
      });
      snapshot = result.snapshot;
    }
    return snapshot as Snapshot;
  };

  // Counting

  const count = (
    all: Iterable<string>,
    covered: ReadonlySet<string>,
    declared: Readonly<Record<string, string>> = {},
  ): Count => {
    const unique = [...new Set(all)];
    const missing = unique.filter((name) => !covered.has(name));
    return {
      total: unique.length,
      covered: unique.length - missing.length,
      missing: missing.filter((name) => declared[name] === undefined),
      unreachable: missing.flatMap((name) => (declared[name] === undefined ? [] : [{ name, reason: declared[name] }])),
    };
  };

  const statesOf = () => nodes.slice(1).filter((node) => node.type !== 'history');
  const allTransitions = () => [...names].flatMap(([transition, name]) => (isInert(transition) ? [] : [name]));

  /** What walks (all edges, unless given) cover of what there is. Guards that refuse count for the chart alone. */
  const coverage = (
    taken?: readonly WalkHere[],
    declared: Readonly<Record<string, string>> = options.unreachable ?? {},
  ): Coverage => {
    const { edges, entered, refusals, taken: takenAnywhere } = graph();
    const first = starts.map(([start]) => initial(start));
    const paths = taken?.flatMap(({ steps }) => steps);
    const states = paths
      ? new Set([...first.flatMap((result) => [...result.entered]), ...paths.flatMap((edge) => [...edge.entered])])
      : entered;
    const transitions = paths
      ? new Set([
          ...first.flatMap((result) => result.taken.map(nameOf)),
          ...paths.flatMap((edge) => [...edge.transitions]),
        ])
      : new Set([...takenAnywhere, ...refusals]);
    const out = Map.groupBy(edges, ({ source }) => source);
    const allPairs = edges.flatMap((edge) => (out.get(edge.target) ?? []).map((next) => pairOf(edge, next)));
    const pairs = new Set(
      (taken ?? []).flatMap(({ steps }) =>
        steps.flatMap((edge, index) => {
          const next = steps[index + 1];
          return next ? [pairOf(edge, next)] : [];
        }),
      ),
    );
    return {
      states: count(
        statesOf().map((node) => node.path.join('.')),
        states,
        declared,
      ),
      transitions: count([...allTransitions(), ...(taken ? [] : possibleRefusals)], transitions, declared),
      pairs: count(allPairs, pairs),
    };
  };

  // Events by name

  const invokesOf = (port: string) => [
    ...new Set(nodes.flatMap((node) => node.invoke.filter(({ src }) => src === port).map(({ id }) => id))),
  ];
  const onlyId = (port: string, id: string | undefined): string => {
    if (id !== undefined) return id;
    const ids = invokesOf(port);
    if (ids.length > 1) throw new Error(`${machine.id}: "${port}" is invoked as ${ids.join(', ')}: say which`);
    return ids[0] ?? port;
  };

  return {
    machine,
    id: machine.id,
    options,
    fixtures,
    keyOf: (snapshot: Snapshot) => keyOf(snapshot),
    /** Every transition from every vertex with every fixture. */
    edges: (): readonly EdgeHere[] => graph().edges,
    /** One snapshot per vertex. */
    vertices: (): readonly Snapshot[] => [...graph().vertices.values()],
    /** Few long paths that together take every edge (or every way between two states). */
    walks,
    /** Few long paths that together take every pair of consecutive transitions. */
    pairWalks,
    run,
    /** States that nothing leads to; empty for an honest chart. */
    unreached: (): string[] => {
      const declared = options.unreachable ?? {};
      return statesOf()
        .map((node) => node.path.join('.'))
        .filter((path) => !graph().entered.has(path) && declared[path] === undefined);
    },
    coverage,
    /** Where a story ends, with every chapter allowed. Pure: nothing is invoked. */
    endOf: (story: readonly AnyEventObject[], { start = '' }: { start?: string } = {}): Snapshot =>
      story.reduce<AnyMachineSnapshot>((snapshot, event) => {
        const refused = `${machine.id}: "${eventLabel(event)}" is refused in ${valueLabel(snapshot.value)}`;
        if (snapshot.status !== 'active') throw new Error(`${refused}, which is final`);
        const result = step(snapshot, event);
        if (result.taken.length === 0) throw new Error(refused);
        return result.snapshot;
      }, initial(start).snapshot) as Snapshot,
    /** Every fixture in every reached vertex that does not take it. */
    negatives: (): Negative<TMachine>[] =>
      [...graph().vertices.values()]
        .filter(({ status }) => status === 'active')
        .flatMap((state) =>
          fixtures.flatMap((event): Negative<TMachine>[] => {
            let problem: string | null = null;
            try {
              const result = stepOf(machine, state, event);
              const listens = (state as AnyMachineSnapshot)._nodes.some((node: StateNodeOf) =>
                node.ownEvents.some((descriptor: string) => takes(event.type, descriptor)),
              );
              if (result.taken.length > 0 && listens) return [];
              if (result.taken.length > 0)
                problem = `nothing listens to it, yet it takes ${result.taken.map(nameOf).join(', ')}`;
              else if (result.snapshot.status === 'error') problem = 'the chart fails';
              else if (keyOf(result.snapshot) !== keyOf(state))
                problem = `it moves to ${valueLabel(result.snapshot.value)}`;
              else if (result.snapshot.context !== (state as AnyMachineSnapshot).context)
                problem = 'it changes context';
              else if (result.actions.length > 0)
                problem = `it runs ${result.actions.map(({ type }) => type).join(', ')}`;
            } catch (error) {
              problem = `it throws ${error instanceof Error ? error.message : String(error)}`;
            }
            return [{ state, event, problem }];
          }),
        ),
    /** Steps of chance from a seed, beginning anew at each end; `visit` throws to say that something does not hold. */
    randomWalk: (seed: number, steps: number, visit: (edge: EdgeHere) => void): number => {
      const random = mulberry32(seed);
      const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
      const { edges } = graph();
      const foretold = new Map(edges.map((edge) => [`${edge.source} ${idOf(edge.event)}`, edge]));
      let snapshot = initial('').snapshot;
      let taken = 0;
      for (let index = 0; index < steps; index += 1) {
        const event = pick(eventsAt(snapshot));
        if (!event) {
          snapshot = initial(pick(starts)?.[0] ?? '').snapshot;
          continue;
        }
        const result = step(snapshot, event);
        // An end that is always near would keep every walk short; nine times in ten chance goes on.
        if (result.snapshot.status !== 'active' && random() < 0.9) continue;
        const source = keyOf(snapshot);
        const target = keyOf(result.snapshot);
        const edge = foretold.get(`${source} ${idOf(event)}`);
        const transitions = result.taken.map(nameOf);
        if ((edge?.target ?? source) !== target || (edge?.transitions ?? []).join() !== transitions.join())
          throw unforetold(`${machine.id}: step ${index} of seed ${seed},`, snapshot, event, result, edge);
        if (result.taken.length > 0) {
          taken += 1;
          try {
            visit({
              state: snapshot as Snapshot,
              event,
              nextState: result.snapshot as Snapshot,
              transitions,
              actions: result.actions,
              emitted: result.emitted,
              entered: result.entered,
              source,
              target,
            });
          } catch (cause) {
            const where = `"${eventLabel(event)}" in ${valueLabel(snapshot.value)}`;
            throw new Error(`step ${index} of seed ${seed}, ${where}: ${String(cause)}`, { cause });
          }
        }
        snapshot = result.snapshot;
      }
      return taken;
    },
    /** The port answers. `id` only where a chart invokes the port under several ids. */
    done: <Name extends PortNameOf<TMachine>>(port: Name, output: OutputFrom<LogicOf<TMachine, Name>>, id?: string) =>
      doneEvent(onlyId(port, id), output),
    /** The port throws. */
    failed: (port: PortNameOf<TMachine>, failure: Failure, id?: string) => failedEvent(onlyId(port, id), failure),
    /** The named delay elapses; `state` (a path such as `deciding.payment`) only where several states wait for it. */
    after: (delay: string, state?: string): AnyEventObject => {
      const events = nodes.flatMap((node) =>
        state === undefined || node.path.join('.') === state
          ? node.after
              .filter((transition) => transition.eventType === afterEvent(delay, node.id).type)
              .map(({ eventType }) => eventType)
          : [],
      );
      const types = [...new Set<string>(events)];
      if (types.length !== 1)
        throw new Error(
          `${machine.id}: ${types.length === 0 ? 'no state waits' : 'several states wait'} for "${delay}"`,
        );
      return { type: types[0] ?? '' };
    },
    /** The states in which a chart at rest in `value` is, innermost first in document order. */
    leaves: (value: StateValue): string[] => leavesOf(value),
  };
}

export type Model<TMachine extends AnyStateMachine> = ReturnType<typeof modelOf<TMachine>>;
