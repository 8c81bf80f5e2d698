import { mkdirSync, writeFileSync } from 'node:fs';
import { act, configure, render, type Screen, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
  createActor,
} from 'xstate';
import { type Controls, controlsOf } from './controls.ts';
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
import type { Edge, EventTypeOf, PortNameOf, Walk } from '../explore/types.ts';
import { eventLabel, leavesOf, outcomeOf, valueLabel } from '../explore/names.ts';
import { impossibleFrom } from '../explore/matrix.ts';
import {
  drawnTransitions,
  type PathRecord,
  pathRecord,
  REPORTS,
  unfinished,
  walkedParts,
  writeRecord,
} from '../records/record.ts';
import { bodyOf } from '../statebook/document.ts';
import { recorderOf } from '../statebook/recorder.ts';
import { pathIdOf } from '../records/path-id.ts';
import { chosenOf, chosenPath } from '../telling/chosen.ts';
import { anyProject, type Project } from './project.ts';
import { pageInWords } from '../telling/page.ts';
import { nameOf, Touches, watchTouches } from '../telling/touches.ts';

export { type Unreachable, unreachable } from './levels.ts';

/** A callback port of the chart sends the event. */
interface FromPort {
  readonly port: string;
}
/** Another chart sends the event; a view has no part in it. */
interface Relayed {
  readonly relayed: string;
}
/** The chart raises the event itself after a delay. */
interface Elapsed {
  readonly elapsed: string;
}

export const fromPort = (port: string): FromPort => ({ port });
export const relayed = (who: string): Relayed => ({ relayed: who });
export const elapsed = (why: string): Elapsed => ({ elapsed: why });

export type ViewGesture<TMachine extends AnyStateMachine, Event> = (
  user: UserEvent,
  page: Screen,
  step: { readonly event: Event; readonly snapshot: SnapshotFrom<TMachine>; readonly actor: ActorRefFrom<TMachine> },
) => unknown;

export type ViewShow<TMachine extends AnyStateMachine> = (page: Screen, snapshot: SnapshotFrom<TMachine>) => unknown;

export interface ViewStage<TMachine extends AnyStateMachine> {
  /** Made and started when first asked for. */
  readonly actor: ActorRefFrom<TMachine>;
  /** For a provider that makes its own actor. */
  readonly logic: TMachine;
  readonly options: ActorOptions<TMachine>;
  /** The walk that is about to be taken. */
  readonly walk: Walk<TMachine>;
}

export interface ViewOptions<TMachine extends AnyStateMachine> {
  readonly render: (stage: ViewStage<TMachine>) => ReactNode;
  /** How a person causes each event: a new event does not compile until someone can. */
  readonly gestures: {
    readonly [Type in EventTypeOf<TMachine>]:
      | ViewGesture<TMachine, EventOfType<TMachine, Type>>
      | FromPort
      | Relayed
      | Elapsed
      | Unreachable;
  };
  /** What each innermost state shows: a new state does not compile until it says so. */
  readonly shows: ShowsOf<TMachine, ViewShow<TMachine>>;
  /** The control of an event, where there is one: absent or disabled wherever the chart would refuse the event. */
  readonly controls?: { readonly [Type in EventTypeOf<TMachine>]?: (page: Screen) => Element | null };
  /** A single transition that the view does not offer, with the reason. */
  readonly except?: (edge: Edge<TMachine>) => string | null;
  /** Ports or child charts that stay as given. */
  readonly actors?: { readonly [Name in PortNameOf<TMachine>]?: unknown };
  readonly cover?: 'edges' | 'transitions';
  /** Length of a path; 30 unless said otherwise. */
  readonly maxSteps?: number;
  readonly axe?: { readonly ignore?: Readonly<Record<string, string>> };
  /** Before and after each walk: the page's address, storage, a stubbed observer. */
  readonly before?: () => void | Promise<void>;
  readonly after?: () => void | Promise<void>;
}

/** Rules that need a layout or a whole page, neither of which a view in a DOM has. */
const NOT_HERE = [
  'color-contrast',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'bypass',
];

const isRunnable = (entry: unknown): entry is (...args: readonly unknown[]) => unknown => typeof entry === 'function';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function settleAt(edge: Edge, controls: Controls): Promise<void> {
  const deadline = performance.now() + 1_000;
  const { value: wanted } = edge.nextState as AnyMachineSnapshot;
  for (;;) {
    await act(pause);
    const snapshot: AnyMachineSnapshot = controls.actor().getSnapshot();
    if (snapshot.status === 'error') throw new Error('the chart failed', { cause: snapshot.error });
    if (isAt(wanted, snapshot)) return;
    if (performance.now() > deadline) {
      const heard = controls.heard.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
      throw new Error(
        `the chart is in ${valueLabel(snapshot.value)}, not in ${valueLabel(wanted)}; ` +
          `it heard ${heard.join(', ') || 'nothing'}`,
      );
    }
  }
}

const isDisabled = (element: Element) =>
  element.hasAttribute('disabled') ||
  element.getAttribute('aria-disabled') === 'true' ||
  element.closest('[inert], fieldset[disabled]') !== null;

/** The paths through a view, and how to take one; {@link walkView} makes tests of them. */
export function viewWalker<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ViewOptions<TMachine>,
  {
    asksAxe = true,
    tellsPage = true,
    project = anyProject,
  }: { readonly asksAxe?: boolean; readonly tellsPage?: boolean; readonly project?: Project } = {},
) {
  // The failure tells what the page shows in fewer words. A busy machine takes its time over what comes later.
  configure({
    asyncUtilTimeout: 5_000,
    getElementError: (message) => new Error(message?.split(/\n\n(?:Here are|Ignored nodes)/)[0] ?? ''),
  });
  const gestures: Readonly<Record<string, unknown>> = options.gestures;
  const shows: Readonly<Record<string, unknown>> = options.shows;
  const ignored = [...NOT_HERE, ...Object.keys(options.axe?.ignore ?? {})];
  const silenceOf = (state: string): string | null => {
    const show = shows[state];
    return isUnreachable(show) ? show.unreachable : null;
  };
  const recorder = recorderOf(model.machine, silenceOf, options.axe?.ignore);

  const reasonOf = (edge: Edge<TMachine>): string | null => {
    const excepted = options.except?.(edge) ?? null;
    if (excepted !== null) return excepted;
    const outcome = outcomeOf(edge.event.type);
    if (outcome) return outcome.kind === 'snapshot' ? 'a child chart does not run at this level' : null;
    const gesture = gestures[edge.event.type];
    return isUnreachable(gesture) ? gesture.unreachable : null;
  };

  const walks = model.walks({
    cover: options.cover ?? 'transitions',
    maxSteps: options.maxSteps ?? 30,
    visitsStarts: true,
    usable: (edge) => reasonOf(edge) === null,
  });

  const cause = async (edge: Edge<TMachine>, controls: Controls, user: UserEvent): Promise<void> => {
    const { event } = edge;
    const outcome = outcomeOf(event.type);
    if (outcome?.kind === 'after') return act(() => controls.clock.elapse(event.type));
    if (outcome?.kind === 'done') return act(async () => controls.resolve(actorIdOf(event), event['output']));
    if (outcome?.kind === 'error') {
      const { src } = (edge.state as AnyMachineSnapshot).children[actorIdOf(event)] as { src?: unknown };
      if (typeof src === 'string' && controls.isCallback(src)) return act(() => controls.actor().send(event));
      return act(async () => controls.reject(actorIdOf(event), event['error']));
    }
    const gesture = gestures[event.type];
    if (isRunnable(gesture)) {
      const actor = controls.actor();
      const before = controls.heard.length;
      await gesture(user, screen, { event, snapshot: actor.getSnapshot(), actor });
      await act(pause);
      if (!controls.heard.slice(before).some(({ type }) => type === event.type))
        throw new Error(
          `the gesture did not send it; it sent ${
            controls.heard
              .slice(before)
              .map(({ type }) => type)
              .join(', ') || 'nothing'
          }`,
        );
      return;
    }
    const how = gesture as Partial<FromPort & Relayed & Elapsed>;
    if (how.port !== undefined) {
      const { port } = how;
      return act(() => controls.speak(port, event));
    }
    if (how.elapsed !== undefined) return act(() => controls.clock.elapse(event.type));
    return act(() => controls.actor().send(event));
  };

  const look = async (snapshot: AnyMachineSnapshot): Promise<void> => {
    for (const path of shownPaths(leavesOf(snapshot.value))) {
      const show = shows[path];
      if (isRunnable(show)) await show(screen, snapshot);
    }
    for (const [type, find] of Object.entries<((page: Screen) => Element | null) | undefined>(options.controls ?? {})) {
      const control = find?.(screen) ?? null;
      const events = model.fixtures.filter((fixture) => fixture.type === type);
      if (control && !isDisabled(control) && !events.some((event: AnyEventObject) => snapshot.can(event)))
        throw new Error(
          `the view offers "${type}" (${control.outerHTML.slice(0, 80)}), which ${valueLabel(snapshot.value)} refuses`,
        );
    }
  };

  const seen = new Set<string>();
  const accessible = async (snapshot: AnyMachineSnapshot): Promise<void> => {
    const label = valueLabel(snapshot.value);
    if (!asksAxe || seen.has(label)) return;
    seen.add(label);
    const { violations } = await axe.run(document.body, {
      // The DOM of these tests loads no pages into frames.
      iframes: false,
      rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    });
    const found = violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
    if (found.length > 0) throw new Error(`axe: ${found.join('; ')}`);
  };

  const savedPage = (id: string): string => {
    const folder = `${REPORTS}/${model.id}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/view-${id}.html`, `<!doctype html>\n<meta charset="utf-8">\n${bodyOf(document)}\n`);
    return `${folder}/view-${id}.html`;
  };

  const take = async (walk: Walk<TMachine>): Promise<void> => {
    const controls = controlsOf(model, options.actors);
    const input = walk.start === '' ? model.options.input : model.options.inputs?.[walk.start];
    const actorOptions = { input, clock: controls.clock, inspect: controls.inspect } as ActorOptions<TMachine>;
    const logic = controls.machine as unknown as TMachine;
    let own: AnyActorRef | undefined;
    const stage: ViewStage<TMachine> = {
      get actor() {
        own ??= createActor(controls.machine, actorOptions as ActorOptions<AnyStateMachine>).start();
        return own as ActorRefFrom<TMachine>;
      },
      logic,
      options: actorOptions,
      walk,
    };
    await options.before?.();
    const user = userEvent.setup({ delay: null });
    const touches = new Touches();
    const stopWatching = watchTouches(document, nameOf, touches.add);
    let index = -1;
    const rendered = render(options.render(stage));
    try {
      await act(pause);
      const start: AnyMachineSnapshot = controls.actor().getSnapshot();
      if (!isAt((walk.initial as AnyMachineSnapshot).value, start))
        throw new Error(`the view starts in ${valueLabel(start.value)}`);
      await look(start);
      await accessible(start);
      recorder.visit(walk as Walk, 0, start);
      for (const edge of walk.steps) {
        index += 1;
        touches.next();
        await cause(edge, controls, user);
        await settleAt(edge, controls);
        const snapshot: AnyMachineSnapshot = controls.actor().getSnapshot();
        const key = model.keyOf(snapshot as SnapshotFrom<TMachine>);
        if (key !== edge.target)
          throw new Error(`what the chart keeps differs from what the fixture leads to: ${key}, not ${edge.target}`);
        await look(snapshot);
        await accessible(snapshot);
        recorder.visit(walk as Walk, index + 1, snapshot);
      }
    } catch (error) {
      throw stepError(walk as Walk, index, error, {
        machine: model.machine,
        at: controls.found()?.getSnapshot(),
        command: project.commandFor(model.id, 'view', pathIdOf(walk)),
        touched: (taken) => touches.of(taken),
        more: tellsPage ? { 'the page shows': pageInWords(document), 'as HTML': savedPage(pathIdOf(walk)) } : {},
      });
    } finally {
      stopWatching();
      rendered.unmount();
      own?.stop();
      await options.after?.();
    }
  };

  return { walks, take, reasonOf, recorder };
}

/** Walks the view of a chart as a person would, in as few paths as take every transition that the view can cause. */
export function walkView<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ViewOptions<TMachine>,
  project: Project = anyProject,
): void {
  const { walks, take, reasonOf, recorder } = viewWalker(model, options, { project });
  const shows: Readonly<Record<string, unknown>> = options.shows;

  describe(`${model.id}, the view`, () => {
    const paths: PathRecord[] = [];
    let began = 0;
    beforeAll(() => {
      began = performance.now();
    });
    for (const walk of chosenOf(model.id, walks))
      it(walk.name, async () => {
        paths.push(pathRecord(walk, unfinished));
        try {
          await take(walk);
          paths.splice(-1, 1, pathRecord(walk, 'passed'));
        } catch (error) {
          paths.splice(-1, 1, pathRecord(walk, { error }));
          throw error;
        }
      });
    // One path that was asked for says nothing about the rest.
    if (chosenPath !== undefined) return;
    it('covers every state and transition that it can cause', () => {
      const { states, transitions } = levelCoverage(model, walks, reasonOf);
      expect({ states: states.missing, transitions: transitions.missing }).toEqual({ states: [], transitions: [] });
    });
    it('walks no path whose every step another path takes', () => {
      expect(model.needless(walks, options.cover ?? 'transitions').map(({ name }) => name)).toEqual([]);
    });
    it('says what every state at rest shows', () => {
      const rests = new Set(
        walks
          .flatMap((walk) => [walk.initial, ...walk.steps.map(({ nextState }) => nextState)])
          .flatMap(({ value }: AnyMachineSnapshot) => leavesOf(value)),
      );
      expect([...rests].filter((path) => shows[path] === undefined)).toEqual([]);
    });
    afterAll(() => {
      recorder.write(levelCoverage(model, walks, reasonOf).states);
      const reasons = new Map(
        model.edges().flatMap((edge) => {
          const reason = reasonOf(edge);
          return reason === null ? [] : [[eventLabel({ type: edge.event.type }), reason] as const];
        }),
      );
      writeRecord({
        chart: model.id,
        level: 'view',
        coverage: levelCoverage(model, walkedParts(walks, paths), reasonOf),
        wantsPairs: false,
        seconds: (performance.now() - began) / 1000,
        paths,
        unreachable: [...reasons].map(([name, reason]) => ({ name, reason })),
        impossible: impossibleFrom(options.gestures),
        controlled: Object.keys(options.controls ?? {}),
        drawn: drawnTransitions(model.machine),
      });
    });
  });
}
