import { type ComponentType, createContext, use } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Observer } from 'xstate';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

type InspectionObserver = Observer<InspectionEvent>;

/** A chart of a server render, and its state. */
export interface RenderedChart {
  chart: string;
  state: unknown;
}

/** The inspection API of a running page, for developers, QA and the live inspector; absent in production. */
export interface WaymarkInspection {
  /** Returns the state value of a running chart by its id, or undefined if none runs. */
  state(chart: string): unknown;
  /** Every running chart: its id and state value. */
  actors(): { id: string; state: unknown }[];
  /** The running charts themselves. */
  charts(): AnyActorRef[];
  /** Calls the observer for each later inspection event; returns a function that stops this. */
  observe(observer: (event: InspectionEvent) => void): () => void;
}

declare global {
  interface Window {
    __waymark?: WaymarkInspection;
  }
}

/**
 * Dialogs that a tool adds to the page, by name: the demo guide. They are not in the page's own list
 * (dialogs.registry.ts), because every page would load their names and file names.
 */
export const toolDialogs: Record<string, ComponentType<DialogViewProps>> = {};

/** Running charts; several may have the same id. */
const running = new Set<AnyActorRef>();
const observers = new Set<(event: InspectionEvent) => void>();

/** The chart's own id; other actors (promises, callbacks) have none. */
const chartId = (actor: AnyActorRef): string | undefined => {
  const { logic }: { logic?: unknown } = actor as object;
  return typeof logic === 'object' && logic !== null && 'id' in logic ? String(logic.id) : undefined;
};

const stateOf = (actor: AnyActorRef | undefined): unknown =>
  (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.value;

/** Calls `listen` for each later inspection event; returns a function that stops this. */
export function observeCharts(listen: (event: InspectionEvent) => void): () => void {
  observers.add(listen);
  return () => observers.delete(listen);
}

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
      // React silences the observers of an actor when it stops it with its page: only the last snapshot shows the end.
      if (chartId(actor) !== undefined && isActive(event.snapshot)) running.add(actor);
      else running.delete(actor);
    }
    for (const listen of observers) listen(event);
  },
};

/** Returns the inspection API of the page, and creates it if no chart has done so yet. */
export const openInspection = (): WaymarkInspection => (window.__waymark ??= open());

/** The observer of the charts of a render, from the server; undefined in production and in a browser. */
export const RenderInspection = /* @__PURE__ */ createContext<InspectionObserver | undefined>(undefined);

/** Returns an observer that adds each actor of a render to a list. */
export const listingActors = (actors: AnyActorRef[]): InspectionObserver => ({
  next: (event) => event.type === '@xstate.actor' && actors.push(event.actorRef as AnyActorRef),
});

/** Returns the charts among the actors, each with its state. */
export const renderedCharts = (actors: readonly AnyActorRef[]): RenderedChart[] =>
  actors.flatMap((actor) => {
    const chart = chartId(actor);
    return chart === undefined ? [] : [{ chart, state: stateOf(actor) }];
  });

/**
 * Returns the page's register of charts. In production it is closed (`window.__waymark`): only the counts of the funnel
 * use it. Listeners are loaded on request, or when consent allows them.
 */
export function inspection(): InspectionObserver {
  if (document.documentElement.dataset['mode'] !== 'production') openInspection();
  return observer;
}

/**
 * Every provider passes this to its actor as `inspect`: in a browser the page's register, on the server the observer of
 * the render, if it has one.
 */
export const useInspection = (): InspectionObserver | undefined =>
  import.meta.env.SSR ? use(RenderInspection) : inspection();
