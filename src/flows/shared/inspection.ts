import type { ComponentType } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Observer } from 'xstate';
import type { DialogViewProps } from '#src/flows/dialogs/dialogs.props.ts';

type InspectionObserver = Observer<InspectionEvent>;

/** A chart that a page was rendered with on the server, and the state that it was in. */
export interface RenderedChart {
  chart: string;
  state: unknown;
}

/** What developers, QA and the live inspector may ask of a running page; absent in production. */
export interface WaymarkInspection {
  /** The state value of a running chart by its id, or undefined when none of that id runs. */
  state(chart: string): unknown;
  /** Every running chart: its id and state value. */
  actors(): { id: string; state: unknown }[];
  /** The running charts themselves. */
  charts(): AnyActorRef[];
  /** Calls the observer for each inspection event from now on; answers a function that ends it. */
  observe(observer: (event: InspectionEvent) => void): () => void;
}

declare global {
  interface Window {
    __waymark?: WaymarkInspection;
  }
}

/**
 * Dialogs that a tool adds to the page, by name: the demo guide. They are not in the page's own list
 * (dialogs.registry.ts), with which every page would carry their names and files.
 */
export const toolDialogs: Record<string, ComponentType<DialogViewProps>> = {};

/** Running charts; several may have one id. */
const running = new Set<AnyActorRef>();
const observers = new Set<(event: InspectionEvent) => void>();

/** The chart's own id; actors that are no charts (promises, callbacks) have none. */
const chartId = (actor: AnyActorRef): string | undefined => {
  const { logic }: { logic?: unknown } = actor as object;
  return typeof logic === 'object' && logic !== null && 'id' in logic ? String(logic.id) : undefined;
};

const stateOf = (actor: AnyActorRef | undefined): unknown =>
  (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.value;

/** Calls `listen` for each inspection event from now on; answers a function that ends it. */
export function observeCharts(listen: (event: InspectionEvent) => void): () => void {
  observers.add(listen);
  return () => observers.delete(listen);
}

/** The charts that run now. */
export const runningCharts = (): AnyActorRef[] => [...running];

function open(): WaymarkInspection {
  return {
    state: (chart) => stateOf([...running].findLast((actor) => chartId(actor) === chart)),
    actors: () => [...running].map((actor) => ({ id: String(chartId(actor)), state: stateOf(actor) })),
    charts: runningCharts,
    observe: observeCharts,
  };
}

const isActive = (snapshot: object): boolean => 'status' in snapshot && snapshot.status === 'active';

const observer: InspectionObserver = {
  next: (event) => {
    if (event.type === '@xstate.snapshot') {
      const actor = event.actorRef as AnyActorRef;
      // React mutes the observers of an actor that it stops with its page: only its last snapshot tells of that.
      if (chartId(actor) !== undefined && isActive(event.snapshot)) running.add(actor);
      else running.delete(actor);
    }
    for (const listen of observers) listen(event);
  },
};

/** The page's register, for who comes before its first chart too. */
export const openInspection = (): WaymarkInspection => (window.__waymark ??= open());

let rendering: InspectionObserver | undefined;

/** The server says where renders tell which charts a page is made with; in production it says nothing. */
export function provideRenderRegister(keep: (actor: AnyActorRef) => void): void {
  rendering = { next: (event) => event.type === '@xstate.actor' && keep(event.actorRef as AnyActorRef) };
}

/** The charts among actors, each in the state that it is in. */
export const renderedCharts = (actors: readonly AnyActorRef[]): RenderedChart[] =>
  actors.flatMap((actor) => {
    const chart = chartId(actor);
    return chart === undefined ? [] : [{ chart, state: stateOf(actor) }];
  });

/**
 * What every provider passes to its actor as `inspect`: in a browser the page's register, on the server that of the
 * render. In production the register is closed (`window.__waymark`): only the counts of the funnel hear it. What
 * listens is loaded when it is asked for, or allowed.
 */
export function inspection(): InspectionObserver | undefined {
  if (import.meta.env.SSR) return rendering;
  if (document.documentElement.dataset['mode'] !== 'production') openInspection();
  return observer;
}
