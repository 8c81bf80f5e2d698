import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type CallbackActorLogic,
  type OutputFrom,
  type SnapshotFrom,
  StateMachine,
  type StateValue,
} from 'xstate';
import { type Held, holdRequests, isLetGo, type LetGo, type Requests } from './held-requests.ts';
import { holdClock } from './hold-clock.ts';
import {
  actorIdOf,
  type EventOfType,
  isAt,
  isUnreachable,
  levelCoverage,
  type ShowsOf,
  shownPaths,
  stepError,
  type Unreachable,
} from './levels.ts';
import type { Model } from '../explore/model.ts';
import type { Edge, EventTypeOf, Failure, LogicOf, PortNameOf, Walk } from '../explore/types.ts';
import { eventLabel, leavesOf, outcomeOf, valueLabel } from '../explore/names.ts';
import { isCallbackPort } from '../explore/events.ts';
import { impossibleFrom } from '../explore/matrix.ts';
import {
  drawnTransitions,
  type Outcome,
  type PathRecord,
  pathRecord,
  RECORDS,
  unfinished,
  walkedParts,
  writeRecord,
} from '../records/record.ts';
import { pathIdOf } from '../records/path-id.ts';
import { chosenOf, chosenPath } from '../telling/chosen.ts';
import { anyProject, type Project } from './project.ts';
import { nameOf, type Touch, Touches, watchTouches } from '../telling/touches.ts';

export { dropped } from './held-requests.ts';
export { type Unreachable, unreachable } from './levels.ts';

/** What a gesture or a cause may know and do beside its own step. */
export interface Ahead<TMachine extends AnyStateMachine> {
  /** The rest of the path: a card that is typed now decides how its payment ends later. */
  readonly upcoming: readonly Edge<TMachine>[];
  /**
   * Lets the held requests of a port go, once there are some, where a person or a page settles it and not the path.
   */
  readonly release: (port: PortNameOf<TMachine>, how?: LetGo) => Promise<void>;
}

export type BrowserGesture<TMachine extends AnyStateMachine, Event> = (
  page: Page,
  step: { readonly event: Event; readonly snapshot: SnapshotFrom<TMachine> } & Ahead<TMachine>,
) => unknown;

/** Arranges that the port's next answer is this one, by real data or at the network. */
export type Cause<TMachine extends AnyStateMachine, Outcome> = (
  page: Page,
  outcome: Outcome & { readonly snapshot: SnapshotFrom<TMachine> } & Ahead<TMachine>,
) => unknown;

type Failing<TMachine extends AnyStateMachine> = Cause<TMachine, { readonly failure: Failure }> | Unreachable;

type CausesOfLogic<TMachine extends AnyStateMachine, Logic> = {
  /** Requests of the port, as `page.route` takes them; held until the path says that the port answers. */
  readonly request?: Requests;
} & (Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
  ? { readonly failed: Unreachable }
  : {
      readonly done: Cause<TMachine, { readonly output: OutputFrom<Logic> }> | Unreachable;
      /** One for all failures, or one for each `errorId` of the fixtures. */
      readonly failed: Failing<TMachine> | Readonly<Record<string, Failing<TMachine>>>;
    });

export interface BrowserOptions<TMachine extends AnyStateMachine> {
  /** Goes to where the chart is in its first state; `start` is `''` or a name in the model's `inputs`. */
  readonly open: (page: Page, start: { readonly start: string }) => unknown;
  readonly gestures: {
    readonly [Type in EventTypeOf<TMachine>]: BrowserGesture<TMachine, EventOfType<TMachine, Type>> | Unreachable;
  };
  readonly causes: { readonly [Name in PortNameOf<TMachine>]: CausesOfLogic<TMachine, LogicOf<TMachine, Name>> };
  readonly shows: ShowsOf<TMachine, (page: Page, snapshot: SnapshotFrom<TMachine>) => unknown>;
  /** False for a start that the page of this test does not have. */
  readonly canStart?: (start: string) => boolean;
  /** A single transition that a person cannot cause, with the reason. */
  readonly except?: (edge: Edge<TMachine>) => string | null;
  /** Length of a path; 25 unless said otherwise. */
  readonly maxSteps?: number;
  readonly cover?: 'edges' | 'transitions';
  /** The page's clock is under control unless this says false; delays then cannot be walked. */
  readonly clock?: boolean;
  /** Milliseconds that the page may take to get from one state to the next; 10,000 unless said otherwise. */
  readonly patience?: number;
}

type AnyCause<TMachine extends AnyStateMachine> = Cause<TMachine, { output: unknown; failure: unknown }>;
type Caused<TMachine extends AnyStateMachine> = AnyCause<TMachine> | Unreachable;

interface PortCause<TMachine extends AnyStateMachine> {
  readonly request?: Requests;
  readonly done?: Caused<TMachine>;
  readonly failed: Caused<TMachine> | Readonly<Record<string, Caused<TMachine>>>;
}

/** How a page tells where its charts are. */
export interface PageStates {
  /** True if the page tells the states of its charts; waits up to `patience` ms for a page that is going to. */
  readonly areTold: (page: Page, patience: number) => Promise<boolean>;
  /** The state of a chart; null if it does not run. */
  readonly stateOf: (page: Page, chart: string) => Promise<StateValue | null>;
}

/** A project whose pages tell nothing is judged by `shows` alone. */
export interface BrowserProject extends Project {
  readonly pageStates?: PageStates;
}

/** Walks the whole application in a browser, in as few paths as take every transition that a person can cause. */
export function walkBrowser<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: BrowserOptions<TMachine>,
  { commandFor, pageStates }: BrowserProject = anyProject,
): void {
  const gestures: Readonly<Record<string, unknown>> = options.gestures;
  const causes = options.causes as unknown as Readonly<Record<string, PortCause<TMachine>>>;
  const shows: Readonly<Record<string, unknown>> = options.shows;
  const { clock = true, patience = 10_000, maxSteps = 25, cover = 'transitions' } = options;
  const logicOf = (name: string): object | undefined =>
    (model.machine.implementations.actors as Record<string, object | undefined>)[name];

  const invokesAt = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active'
      ? snapshot._nodes.flatMap((node) => node.invoke.map(({ id, src }) => ({ id, port: String(src) })))
      : [];
  const portOf = (snapshot: AnyMachineSnapshot, id: string) =>
    invokesAt(snapshot).find((invoke) => invoke.id === id)?.port;

  /** A child chart waits for its user. */
  const isChart = (port: string) => logicOf(port) instanceof StateMachine;

  /** Ports that answer when they like: nothing else can be done meanwhile, and the state cannot be looked at. */
  const looseAt = (snapshot: AnyMachineSnapshot) =>
    invokesAt(snapshot).filter(({ port }) => {
      const logic = logicOf(port);
      return (
        logic !== undefined && !isCallbackPort(model, port) && !isChart(port) && causes[port]?.request === undefined
      );
    });

  const causeOf = (edge: Edge<TMachine>): Caused<TMachine> => {
    const id = actorIdOf(edge.event);
    const port = portOf(edge.state as AnyMachineSnapshot, id);
    const entry = port === undefined ? undefined : causes[port];
    if (!entry) return { unreachable: `nothing says how "${id}" settles` };
    if (outcomeOf(edge.event.type)?.kind === 'done') return entry.done ?? { unreachable: 'it has no done' };
    const { failed } = entry;
    if (typeof failed === 'function' || isUnreachable(failed)) return failed;
    const error = edge.event['error'] as { errorId?: string; message?: string };
    const key = error.errorId ?? error.message ?? '';
    const one = failed[key];
    if (!one) throw new Error(`${model.id}: causes.${port}.failed says nothing of "${key}"`);
    return one;
  };

  const delayOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): number => {
    const name = /^xstate\.after\.(\d+|[^.]+)\./.exec(event.type)?.[1] ?? '';
    const named: unknown = (model.machine.implementations.delays as Record<string, unknown>)[name];
    if (typeof named === 'function') return Number(named({ context: snapshot.context, event }));
    return typeof named === 'number' ? named : Number(name);
  };

  const reasonOf = (edge: Edge<TMachine>): string | null => {
    const excepted = options.except?.(edge) ?? null;
    if (excepted !== null) return excepted;
    const state = edge.state as AnyMachineSnapshot;
    const loose = looseAt(state);
    const outcome = outcomeOf(edge.event.type);
    if (loose.length > 0 && !(outcome && loose.some(({ id }) => id === actorIdOf(edge.event))))
      return `${loose.map(({ port }) => port).join(', ')} answers at once: its requests are not held`;
    if (!outcome) {
      const gesture = gestures[edge.event.type];
      return isUnreachable(gesture) ? gesture.unreachable : null;
    }
    if (outcome.kind === 'snapshot') return 'what a child chart passes through is walked by its own model';
    if (outcome.kind !== 'after') {
      const cause = causeOf(edge);
      return isUnreachable(cause) ? cause.unreachable : null;
    }
    if (!clock) return "the page's clock is left alone";
    const mine = delayOf(state, edge.event);
    const shorter = state._nodes
      .flatMap((node) => node.after.map(({ eventType }) => ({ type: String(eventType) })))
      .some((other) => other.type !== edge.event.type && delayOf(state, other) < mine);
    return shorter ? 'a shorter delay elapses first' : null;
  };

  const walks = model.walks({
    cover,
    maxSteps,
    usable: (edge) => reasonOf(edge) === null,
    ...(options.canStart ? { canStart: options.canStart } : {}),
  });
  const seen = new Map<string, string>();
  const folder = `${RECORDS}/${model.id}`;

  /** One step of a path, and what it can reach from there. */
  interface Taking {
    readonly page: Page;
    readonly edge: Edge<TMachine>;
    readonly ahead: Ahead<TMachine>;
    readonly held: ReadonlyMap<string, Held>;
  }

  const asking = async (port: string, held: ReadonlyMap<string, Held>): Promise<Held> => {
    const requests = held.get(port);
    if (!requests) throw new Error(`${model.id}: causes.${port} names no request`);
    await expect.poll(() => requests.waiting, { message: `${port} asks for something`, timeout: patience }).toBe(true);
    return requests;
  };

  /** Does the step; answers how to let go what the port may ask once more before it has its answer. */
  const act = async (taking: Taking): Promise<(() => Promise<void>) | undefined> => {
    const { page, edge, ahead, held } = taking;
    const { event } = edge;
    const state = edge.state as AnyMachineSnapshot;
    const outcome = outcomeOf(event.type);
    if (!outcome) {
      const gesture = gestures[event.type] as BrowserGesture<TMachine, AnyEventObject>;
      await gesture(page, { event, snapshot: edge.state, ...ahead });
      return undefined;
    }
    if (outcome.kind === 'after') {
      await page.clock.runFor(delayOf(state, event));
      return undefined;
    }
    const port = portOf(state, actorIdOf(event)) ?? '';
    if (isChart(port)) {
      await arrange(taking);
      return undefined;
    }
    if (!held.has(port)) return undefined;
    const requests = await asking(port, held);
    const answer = await arrange(taking);
    const how = isLetGo(answer) ? answer : 'continue';
    await requests.release(how);
    return async () => {
      if (requests.waiting) await requests.release(how);
    };
  };

  const arrange = async ({ page, edge, ahead }: Taking): Promise<unknown> => {
    const cause = causeOf(edge) as AnyCause<TMachine>;
    return cause(page, { output: edge.event['output'], failure: edge.event['error'], snapshot: edge.state, ...ahead });
  };

  /** Outcomes of ports that are not held, to be arranged before the step (or the start, -1) that sets the port off. */
  const arrangements = (walk: Walk<TMachine>): Map<number, number[]> => {
    const before = new Map<number, number[]>();
    walk.steps.forEach((edge, index) => {
      const id = actorIdOf(edge.event);
      if (!looseAt(edge.state as AnyMachineSnapshot).some((invoke) => invoke.id === id)) return;
      const list = before.get(index - 1) ?? [];
      before.set(index - 1, [...list, index]);
    });
    return before;
  };

  const sources = new Set(model.edges().map(({ source }) => source));

  const arrive = async (page: Page, state: SnapshotFrom<TMachine>, again?: () => Promise<void>): Promise<void> => {
    const snapshot = state as AnyMachineSnapshot;
    if (looseAt(snapshot).length > 0) return;
    // Where nothing follows, the chart may have gone with its page.
    const isOver = !sources.has(model.keyOf(state));
    const wanted = valueLabel(snapshot.value);
    if (pageStates && (await pageStates.areTold(page, patience))) {
      let tries = 0;
      await expect
        .poll(
          async () => {
            const value = await pageStates.stateOf(page, model.id);
            const label = value === null ? 'not running' : valueLabel(value);
            tries += 1;
            // A port may ask several times before it answers.
            if (label !== wanted && tries > 2) await again?.();
            return label === 'not running' && isOver ? wanted : label;
          },
          { message: `the state of ${model.id}`, timeout: patience },
        )
        .toBe(wanted);
    }
    for (const path of shownPaths(leavesOf(snapshot.value))) {
      const show = shows[path];
      if (typeof show === 'function') await show(page, snapshot);
    }
  };

  /** Where the page says that the chart is; null where it says nothing. */
  const valueOn = async (page: Page): Promise<StateValue | null> =>
    (await pageStates?.stateOf(page, model.id).catch(() => null)) ?? null;

  const foundAt = (value: StateValue | null): AnyMachineSnapshot | undefined =>
    value === null
      ? undefined
      : (model.vertices() as readonly AnyMachineSnapshot[]).find((vertex) => isAt(value, vertex));

  const shoot = async (page: Page, name: string): Promise<string> => {
    const image = `${model.id}/${name}.jpg`;
    await page.screenshot({ path: `${RECORDS}/${image}`, type: 'jpeg', quality: 72 });
    return image;
  };

  const picture = async (page: Page, snapshot: AnyMachineSnapshot, name: string): Promise<string | undefined> => {
    if (looseAt(snapshot).length > 0) return undefined;
    const label = valueLabel(snapshot.value);
    const known = seen.get(label);
    if (known !== undefined) return known;
    const image = await shoot(page, name);
    seen.set(label, image);
    return image;
  };

  const take = async (
    page: Page,
    walk: Walk<TMachine>,
    images: (string | undefined)[],
    number: number,
  ): Promise<void> => {
    if (clock) await holdClock(page);
    const touches = new Touches();
    await page.exposeBinding('__waymarkTouched', (_, touch: Touch) => touches.add(touch));
    await page.addInitScript(`(${watchTouches})(document, ${nameOf}, (touch) => __waymarkTouched(touch))`);
    const held = await holdRequests(page, causes);
    // What an edge keeps is how its vertex was found first; what a page shows follows from this path.
    const steps: Edge<TMachine>[] = [];
    model.run(walk, (edge) => void steps.push(edge));
    const taking = (index: number): Taking => ({
      page,
      edge: steps[index] as Edge<TMachine>,
      ahead: {
        upcoming: steps.slice(index + 1),
        release: async (port, how = 'continue') => (await asking(port, held)).release(how),
      },
      held,
    });
    const plan = arrangements(walk);
    let index = -1;
    try {
      for (const later of plan.get(-1) ?? []) await arrange(taking(later));
      await options.open(page, { start: walk.start });
      await arrive(page, walk.initial);
      images.push(await picture(page, walk.initial as AnyMachineSnapshot, `${number}-0`));
      for (const edge of steps) {
        index += 1;
        touches.next();
        for (const later of plan.get(index) ?? []) await arrange(taking(later));
        const again = await act(taking(index));
        await arrive(page, edge.nextState, again);
        images.push(await picture(page, edge.nextState as AnyMachineSnapshot, `${number}-${index + 1}`));
      }
    } catch (error) {
      // What the page looked like instead; a page that is gone shows nothing.
      const image = await shoot(page, `${number}-failed`).catch(() => undefined);
      images.push(image);
      throw stepError(walk as Walk, index, error, {
        machine: model.machine,
        at: foundAt(await valueOn(page)),
        command: commandFor(model.id, 'browser', pathIdOf(walk)),
        touched: (taken) => touches.of(taken),
        more: {
          'the page is at': page.url(),
          ...(image === undefined ? {} : { 'its picture': `${RECORDS}/${image}` }),
        },
      });
    }
  };

  const fileOf = (number: number) => `${folder}/${number}.json`;

  test.describe(`${model.id}, in the browser`, () => {
    for (const walk of chosenOf(model.id, walks)) {
      const number = walks.indexOf(walk) + 1;
      test(walk.name, async ({ page }) => {
        mkdirSync(folder, { recursive: true });
        const images: (string | undefined)[] = [];
        const began = performance.now();
        const note = (outcome: Outcome) =>
          writeFileSync(
            fileOf(number),
            JSON.stringify({ ...pathRecord(walk, outcome, images), seconds: (performance.now() - began) / 1000 }),
          );
        note(unfinished);
        try {
          await take(page, walk, images, number);
          note('passed');
        } catch (error) {
          note({ error });
          throw error;
        }
      });
    }
    // One path that was asked for says nothing about the rest.
    if (chosenPath !== undefined) return;

    test('covers every state and transition that a person can cause', () => {
      const { states, transitions } = levelCoverage(model, walks, reasonOf);
      expect({ states: states.missing, transitions: transitions.missing }).toEqual({ states: [], transitions: [] });
      // Reasons that leave nothing to walk cover everything.
      expect(walks.length).toBeGreaterThan(0);
      expect(model.needless(walks, cover).map(({ name }) => name)).toEqual([]);
    });

    // Paths may have run in several workers, or after a failure in a new one: what each left on disk is the record.
    test.afterAll(() => {
      const paths = walks.flatMap((walk, index): (PathRecord & { seconds: number })[] => {
        try {
          return [JSON.parse(readFileSync(fileOf(index + 1), 'utf8')) as PathRecord & { seconds: number }];
        } catch {
          return [{ ...pathRecord(walk, unfinished), seconds: 0 }];
        }
      });
      const reasons = new Map(
        model.edges().flatMap((edge) => {
          const reason = reasonOf(edge);
          return reason === null
            ? []
            : [[`${eventLabel(edge.event)}: ${reason}`, { name: eventLabel(edge.event), reason }] as const];
        }),
      );
      writeRecord({
        chart: model.id,
        level: 'browser',
        coverage: levelCoverage(model, walkedParts(walks, paths), reasonOf),
        wantsPairs: false,
        seconds: paths.reduce((sum, { seconds }) => sum + seconds, 0),
        paths,
        unreachable: [...reasons.values()],
        impossible: impossibleFrom(gestures),
        drawn: drawnTransitions(model.machine),
      });
    });
  });
}
