import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Observer } from 'xstate';

type InspectionObserver = Observer<InspectionEvent>;

/** What developers, QA and the live inspector may ask of a running page; absent in production. */
export interface WaymarkInspection {
  /** The state value of a running chart by its id, or undefined when none of that id runs. */
  state(chart: string): unknown;
  /** Every running chart: its id and state value. */
  actors(): { id: string; state: unknown }[];
  /** Calls the observer for each inspection event from now on; answers a function that ends it. */
  observe(observer: (event: InspectionEvent) => void): () => void;
}

declare global {
  interface Window {
    __waymark?: WaymarkInspection;
  }
}

const running = new Map<string, AnyActorRef>();
const observers = new Set<(event: InspectionEvent) => void>();

/** The chart's own id; actors that are no charts (promises, callbacks) have none. */
const chartId = (actor: AnyActorRef): string | undefined => {
  const { logic }: { logic?: unknown } = actor as object;
  return typeof logic === 'object' && logic !== null && 'id' in logic ? String(logic.id) : undefined;
};

const stateOf = (actor: AnyActorRef | undefined): unknown => (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.value;

function open(): WaymarkInspection {
  return {
    state: (chart) => stateOf(running.get(chart)),
    actors: () => [...running].map(([id, actor]) => ({ id, state: stateOf(actor) })),
    observe: (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}

const isActive = (snapshot: object): boolean => 'status' in snapshot && snapshot.status === 'active';

const observer: InspectionObserver = {
  next: (event) => {
    if (event.type === '@xstate.actor' || event.type === '@xstate.snapshot') {
      const actor = event.actorRef as AnyActorRef;
      const id = chartId(actor);
      // React mutes the observers of an actor that it stops with its page: only its last snapshot tells of that.
      if (id && (event.type === '@xstate.actor' || isActive(event.snapshot))) running.set(id, actor);
      else if (id && running.get(id) === actor) running.delete(id);
    }
    for (const listen of observers) listen(event);
  },
};

/**
 * What every provider passes to its actor as `inspect`: nothing on the server and in production, else the page's register.
 * The live inspector itself is loaded only when it is asked for.
 */
export function inspection(): InspectionObserver | undefined {
  if (import.meta.env.SSR || document.documentElement.dataset['mode'] === 'production') return undefined;
  window.__waymark ??= open();
  return observer;
}
