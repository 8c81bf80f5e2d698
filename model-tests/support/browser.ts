import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { isCallbackPort } from '#machines/shared/ports.ts';
import {
  actorIdOf,
  type EventOfType,
  isUnreachable,
  levelCoverage,
  type ShowsOf,
  shownPaths,
  stepError,
  type Unreachable,
} from './levels.ts';
import type { Model } from './model.ts';
import type { Edge, EventTypeOf, Failure, LogicOf, PortNameOf, Walk } from './types.ts';
import { eventLabel, leavesOf, outcomeOf, valueLabel } from './names.ts';
import { type PathRecord, pathRecord, REPORTS, writeRecord } from './record.ts';

export { type Unreachable, unreachable } from './levels.ts';

const DROPPED = Symbol('dropped');

/** The connection breaks before the port's request is answered; needs `request`. */
export const dropped = (): typeof DROPPED => DROPPED;

export type BrowserGesture<TMachine extends AnyStateMachine, Event> = (
  page: Page,
  step: { readonly event: Event; readonly snapshot: SnapshotFrom<TMachine> },
) => unknown;

/** Arranges that the port's next answer is this one, by real data or at the network. */
export type Cause<Outcome> = (page: Page, outcome: Outcome) => unknown;

type Failed =
  | Cause<{ readonly failure: Failure }>
  | Unreachable
  | Readonly<Record<string, Cause<{ readonly failure: Failure }> | Unreachable>>;

type CausesOfLogic<Logic> =
  Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? { readonly failed: Unreachable }
    : {
        /** Requests of the port, as `page.route` takes them; held until the path says that the port answers. */
        readonly request?: string | RegExp | readonly (string | RegExp)[];
        readonly done: Cause<{ readonly output: OutputFrom<Logic> }> | Unreachable;
        /** One for all failures, or one for each `errorId` of the fixtures. */
        readonly failed: Failed;
      };

export interface BrowserOptions<TMachine extends AnyStateMachine> {
  /** Goes to where the chart is in its first state; `start` is `''` or a name in the model's `inputs`. */
  readonly open: (page: Page, start: { readonly start: string }) => unknown;
  readonly gestures: {
    readonly [Type in EventTypeOf<TMachine>]: BrowserGesture<TMachine, EventOfType<TMachine, Type>> | Unreachable;
  };
  readonly causes: { readonly [Name in PortNameOf<TMachine>]: CausesOfLogic<LogicOf<TMachine, Name>> };
  readonly shows: ShowsOf<TMachine, (page: Page, snapshot: SnapshotFrom<TMachine>) => unknown>;
  /** A single transition that a shopper cannot cause, with the reason. */
  readonly except?: (edge: Edge<TMachine>) => string | null;
  /** Length of a path; 25 unless said otherwise. */
  readonly maxSteps?: number;
  readonly cover?: 'edges' | 'transitions';
  /** The page's clock is under control unless this says false; delays then cannot be walked. */
  readonly clock?: boolean;
  /** Milliseconds that the page may take to get from one state to the next; 10,000 unless said otherwise. */
  readonly patience?: number;
}

interface PortCause {
  readonly request?: string | RegExp | readonly (string | RegExp)[];
  readonly done?: Cause<{ output: unknown }> | Unreachable;
  readonly failed: Failed;
}

const asList = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Item[]) : [value as Item];

/** The requests of one port, held until they are let go. */
class Held {
  private routes: Route[] = [];

  async watch(page: Page, patterns: readonly (string | RegExp)[]): Promise<void> {
    for (const pattern of patterns) await page.route(pattern, (route) => void this.routes.push(route));
  }

  get waiting(): boolean {
    return this.routes.length > 0;
  }

  async release(how: 'continue' | 'drop'): Promise<void> {
    const routes = this.routes.splice(0);
    // A request that its chart has already cancelled cannot be continued: that is what cancelling means.
    await Promise.allSettled(
      routes.map((route) => (how === 'drop' ? route.abort('connectionfailed') : route.continue())),
    );
  }
}

/** Walks the whole shop in a browser, in as few paths as take every transition that a shopper can cause. */
export function walkBrowser<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: BrowserOptions<TMachine>,
): void {
  const gestures: Readonly<Record<string, unknown>> = options.gestures;
  const causes = options.causes as Readonly<Record<string, PortCause>>;
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

  /** Ports that answer when they like: nothing else can be done meanwhile, and the state cannot be looked at. */
  const looseAt = (snapshot: AnyMachineSnapshot) =>
    invokesAt(snapshot).filter(({ port }) => {
      const logic = logicOf(port);
      return logic !== undefined && !isCallbackPort(logic) && causes[port]?.request === undefined;
    });

  const causeOf = (edge: Edge<TMachine>): Cause<never> | Unreachable => {
    const id = actorIdOf(edge.event);
    const port = portOf(edge.state as AnyMachineSnapshot, id);
    const entry = port === undefined ? undefined : causes[port];
    if (!entry) return { unreachable: `nothing says how "${id}" settles` };
    if (outcomeOf(edge.event.type)?.kind === 'done')
      return (entry.done as Cause<never> | undefined) ?? { unreachable: 'it has no done' };
    const { failed } = entry;
    if (typeof failed === 'function' || isUnreachable(failed)) return failed as Cause<never> | Unreachable;
    const error = edge.event['error'] as { errorId?: string; message?: string };
    const key = error.errorId ?? error.message ?? '';
    const one = failed[key];
    if (!one) throw new Error(`${model.id}: causes.${port}.failed says nothing of "${key}"`);
    return one as Cause<never> | Unreachable;
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

  const walks = model.walks({ cover, maxSteps, usable: (edge) => reasonOf(edge) === null });
  const seen = new Map<string, string>();
  const folder = `${REPORTS}/${model.id}`;

  const act = async (page: Page, edge: Edge<TMachine>, held: ReadonlyMap<string, Held>): Promise<Held | undefined> => {
    const { event } = edge;
    const state = edge.state as AnyMachineSnapshot;
    const outcome = outcomeOf(event.type);
    if (!outcome) {
      const gesture = gestures[event.type] as BrowserGesture<TMachine, AnyEventObject>;
      await gesture(page, { event, snapshot: edge.state });
      return undefined;
    }
    if (outcome.kind === 'after') {
      await page.clock.runFor(delayOf(state, event));
      return undefined;
    }
    const port = portOf(state, actorIdOf(event)) ?? '';
    const requests = held.get(port);
    if (!requests) return undefined;
    await expect.poll(() => requests.waiting, { message: `${port} asks for something`, timeout: patience }).toBe(true);
    const answer = await arrange(page, edge);
    await requests.release(answer === DROPPED ? 'drop' : 'continue');
    return requests;
  };

  const arrange = async (page: Page, edge: Edge<TMachine>): Promise<unknown> => {
    const cause = causeOf(edge) as Cause<Record<string, unknown>>;
    return cause(page, { output: edge.event['output'], failure: edge.event['error'] });
  };

  /** Outcomes of ports that are not held, to be arranged before the step (or the start, -1) that sets the port off. */
  const arrangements = (walk: Walk<TMachine>): Map<number, Edge<TMachine>[]> => {
    const before = new Map<number, Edge<TMachine>[]>();
    walk.steps.forEach((edge, index) => {
      const id = actorIdOf(edge.event);
      if (!looseAt(edge.state as AnyMachineSnapshot).some((invoke) => invoke.id === id)) return;
      const list = before.get(index - 1) ?? [];
      before.set(index - 1, [...list, edge]);
    });
    return before;
  };

  const arrive = async (page: Page, snapshot: AnyMachineSnapshot, requests: Held | undefined): Promise<void> => {
    if (looseAt(snapshot).length > 0) return;
    const wanted = valueLabel(snapshot.value);
    const exposed = await page.evaluate(() => window.__waymark !== undefined);
    if (exposed) {
      let tries = 0;
      await expect
        .poll(
          async () => {
            const value = await page.evaluate((chart) => window.__waymark?.state(chart), model.id);
            const label =
              value === undefined || value === null ? 'not running' : valueLabel(value as AnyMachineSnapshot['value']);
            tries += 1;
            // A port may ask several times before it answers.
            if (label !== wanted && tries > 2 && requests?.waiting) await requests.release('continue');
            return label === 'not running' && snapshot.status === 'done' ? wanted : label;
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

  const picture = async (page: Page, snapshot: AnyMachineSnapshot, name: string): Promise<string | undefined> => {
    if (looseAt(snapshot).length > 0) return undefined;
    const label = valueLabel(snapshot.value);
    const known = seen.get(label);
    if (known !== undefined) return known;
    const image = `${model.id}/${name}.png`;
    seen.set(label, image);
    await page.screenshot({ path: `${REPORTS}/${image}` });
    return image;
  };

  const take = async (
    page: Page,
    walk: Walk<TMachine>,
    images: (string | undefined)[],
    number: number,
  ): Promise<void> => {
    if (clock) await page.clock.install();
    const held = new Map<string, Held>();
    for (const [port, { request }] of Object.entries(causes)) {
      if (request === undefined) continue;
      const requests = new Held();
      await requests.watch(page, asList<string | RegExp>(request));
      held.set(port, requests);
    }
    const plan = arrangements(walk);
    let index = -1;
    try {
      for (const edge of plan.get(-1) ?? []) await arrange(page, edge);
      await options.open(page, { start: walk.start });
      await arrive(page, walk.initial as AnyMachineSnapshot, undefined);
      await picture(page, walk.initial as AnyMachineSnapshot, `${number}-0`);
      for (const edge of walk.steps) {
        index += 1;
        for (const later of plan.get(index) ?? []) await arrange(page, later);
        const requests = await act(page, edge, held);
        await arrive(page, edge.nextState as AnyMachineSnapshot, requests);
        images.push(await picture(page, edge.nextState as AnyMachineSnapshot, `${number}-${index + 1}`));
      }
    } catch (error) {
      throw index < 0 ? error : stepError(walk as Walk, index, error);
    }
  };

  const fileOf = (number: number) => `${folder}/${number}.json`;

  test.describe(`${model.id}, the shop`, () => {
    walks.forEach((walk, index) => {
      const number = index + 1;
      test(walk.name, async ({ page }) => {
        mkdirSync(folder, { recursive: true });
        const images: (string | undefined)[] = [];
        const began = performance.now();
        const note = (passed: boolean) =>
          writeFileSync(
            fileOf(number),
            JSON.stringify({ ...pathRecord(walk, passed, images), seconds: (performance.now() - began) / 1000 }),
          );
        note(false);
        await take(page, walk, images, number);
        note(true);
      });
    });

    test('covers every state and transition that a shopper can cause', () => {
      const { states, transitions } = levelCoverage(model, walks, reasonOf);
      expect({ states: states.missing, transitions: transitions.missing }).toEqual({ states: [], transitions: [] });
    });

    // Paths may have run in several workers, or after a failure in a new one: what each left on disk is the record.
    test.afterAll(() => {
      const paths = walks.flatMap((walk, index): (PathRecord & { seconds: number })[] => {
        try {
          return [JSON.parse(readFileSync(fileOf(index + 1), 'utf8')) as PathRecord & { seconds: number }];
        } catch {
          return [{ ...pathRecord(walk, false), seconds: 0 }];
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
        coverage: levelCoverage(model, walks, reasonOf),
        seconds: paths.reduce((sum, { seconds }) => sum + seconds, 0),
        paths,
        unreachable: [...reasons.values()],
      });
    });
  });
}
