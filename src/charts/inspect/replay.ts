import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  initialTransition,
  transition,
} from 'xstate';
import type { Difference, Verdict } from '#machines/inspection-desk/inspection-desk.types.ts';
import type { Moment, Recording, WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { actorsAt } from '#machines/live-inspection/recording.ts';
import { loadMachine } from '#src/charts/machines/machines.ts';
import { stateKey } from './active.ts';
import { isPlaceholder } from './mask.ts';

type Load = (chart: string) => Promise<AnyStateMachine | null>;

/** Wraps a value so that reading a masked part of it calls `onMasked`. */
function watching<Value>(value: Value, onMasked: () => void, known = new WeakMap<object, object>()): Value {
  if (isPlaceholder(value)) onMasked();
  if (typeof value !== 'object' || value === null) return value;
  const wrapped =
    known.get(value) ??
    new Proxy(value, {
      get: (target, key, receiver) => watching(Reflect.get(target, key, receiver), onMasked, known),
    });
  known.set(value, wrapped);
  return wrapped as Value;
}

type Guard = (args: { context: unknown; event: unknown }, params: unknown) => boolean;

/**
 * Returns the chart with guards that report reading a masked value. Other code only copies values, and takes no
 * decision by them.
 */
function watched(machine: AnyStateMachine, onMasked: () => void): AnyStateMachine {
  const guards = machine.implementations.guards as Record<string, Guard>;
  const watchedGuards = Object.entries(guards).map(([name, guard]): [string, Guard] => [
    name,
    (args, params) =>
      guard(
        { ...args, context: watching(args.context, onMasked), event: watching(args.event, onMasked) },
        watching(params, onMasked),
      ),
  ]);
  return machine.provide({ guards: Object.fromEntries(watchedGuards) } as never);
}

const hasMasked = (value: unknown): boolean =>
  isPlaceholder(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasMasked));

/** Returns the chart in a state of the log. Its invoked actors are silent: their answers are events of the log. */
function snapshotOf(machine: AnyStateMachine, actor: WatchedActor): AnyMachineSnapshot {
  const resolved: AnyMachineSnapshot = machine.resolveState({
    value: actor.state ?? {},
    context: actor.context ?? {},
    status: 'active',
  });
  const children: Record<string, AnyActorRef> = {};
  for (const { invoke } of resolved._nodes) for (const { id } of invoke) children[id] = createEmptyActor();
  return { ...resolved, children };
}

/** Runs a function with the clock of the log, because charts read the time. */
function at<Result>(iso: string, work: () => Result): Result {
  const { now } = Date;
  Date.now = () => Date.parse(iso);
  try {
    return work();
  } finally {
    Date.now = now;
  }
}

function step(
  machine: AnyStateMachine,
  actor: WatchedActor | undefined,
  { type, payload, at: time }: Moment,
): AnyMachineSnapshot {
  return at(time, () => {
    if (!actor) return initialTransition(machine, (payload as { input?: unknown }).input as never)[0];
    // A chart that a page stopped and starts again continues in its state.
    if (type === 'xstate.init') return snapshotOf(machine, actor);
    const event: AnyEventObject = { ...(payload as object), type };
    return transition(machine, snapshotOf(machine, actor), event)[0];
  });
}

type Judgement = 'follows' | 'masked' | Difference;

/** A chart that reports what its guards read. */
interface Judged {
  machine: AnyStateMachine;
  hasReadMasked: boolean;
}

function judge(judged: Judged, actors: readonly WatchedActor[], moment: Moment): Judgement {
  const change = moment.changes.findLast(({ actor }) => actor.id === moment.actor);
  if (!change || moment.type === 'xstate.stop') return 'follows';
  judged.hasReadMasked = false;
  const before = actors.find(({ id }) => id === moment.actor);
  // Its start is not in the log.
  if (!before && moment.type !== 'xstate.init') return 'masked';
  const { id, chart, type } = moment;
  const difference = { moment: id, chart, type, from: before?.state ?? null, logged: change.actor.state };
  try {
    const next = step(judged.machine, before, moment);
    if (stateKey(next.value) === stateKey(change.actor.state) && next.status === change.actor.status) return 'follows';
    return judged.hasReadMasked ? 'masked' : { ...difference, now: next.value, error: null };
  } catch (error) {
    const isBlind = hasMasked(moment.payload) || hasMasked(before?.context);
    return isBlind
      ? 'masked'
      : { ...difference, now: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Replays every moment of a log with the current charts, each from the state before it in the log, so that every step
 * is checked by itself. Nothing runs: ports are silent, and their answers are in the log.
 */
export async function replay(recording: Recording, load: Load = loadMachine): Promise<Verdict> {
  const names = [...new Set(recording.moments.map(({ chart }) => chart))];
  const charts = new Map<string, Judged>();
  for (const name of names) {
    const machine = await load(name);
    if (!machine) continue;
    const judged: Judged = { machine, hasReadMasked: false };
    judged.machine = watched(machine, () => {
      judged.hasReadMasked = true;
    });
    charts.set(name, judged);
  }
  const differences: Difference[] = [];
  let [follows, masked] = [0, 0];
  for (const moment of recording.moments) {
    const judged = charts.get(moment.chart);
    if (!judged) continue;
    const judgement = judge(judged, actorsAt(recording, moment.id - 1), moment);
    if (judgement === 'follows') follows += 1;
    else if (judgement === 'masked') masked += 1;
    else differences.push(judgement);
  }
  return { follows, masked, differences, missing: names.filter((name) => !charts.has(name)) };
}
