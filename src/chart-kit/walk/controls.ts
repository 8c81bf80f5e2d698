import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
  fromCallback,
  fromPromise,
} from 'xstate';
import { isCallbackPort } from '../explore/events.ts';

/** A clock on which nothing happens until a named timer is asked to elapse: a path says which, whatever else waits. */
export class StepClock {
  private readonly timers = new Map<number, { readonly run: () => void; readonly type: string | undefined }>();
  private next = 0;
  /** Tells the event of the timer that is being set: XState notes it just before it asks for the time. */
  lastScheduled: () => AnyEventObject | undefined = () => undefined;

  setTimeout(run: () => void): number {
    this.next += 1;
    this.timers.set(this.next, { run, type: this.lastScheduled()?.type });
    return this.next;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  waitingFor(): string[] {
    return [...this.timers.values()].map(({ type }) => type ?? 'a timer without a name');
  }

  elapse(type: string): void {
    const found = [...this.timers].find(([, timer]) => timer.type === type);
    if (!found) throw new Error(`no timer waits for "${type}"; waiting: ${this.waitingFor().join(', ') || 'none'}`);
    const [id, { run }] = found;
    this.timers.delete(id);
    run();
  }
}

interface Deferred {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export type Controls = ReturnType<typeof controlsOf>;

/** A chart whose ports answer, speak and wait only when told. `kept` ports stay as given. */
export function controlsOf(
  model: { readonly machine: AnyStateMachine; readonly options: object },
  kept: Readonly<Record<string, unknown>> = {},
) {
  const { machine } = model;
  const pending = new Map<string, Deferred>();
  const speakers = new Map<string, Set<(event: AnyEventObject) => void>>();
  const clock = new StepClock();
  const heard: AnyEventObject[] = [];
  let actor: AnyActorRef | undefined;

  const controlled = (name: string) => {
    if (name in kept) return kept[name];
    if (isCallbackPort(model, name))
      return fromCallback(({ sendBack }) => {
        const listeners = speakers.get(name) ?? new Set();
        speakers.set(name, listeners.add(sendBack));
        return () => listeners.delete(sendBack);
      });
    return fromPromise(
      ({ self, signal }) =>
        new Promise<unknown>((resolve, reject) => {
          const deferred = { resolve, reject };
          pending.set(self.id, deferred);
          signal.addEventListener('abort', () => {
            if (pending.get(self.id) === deferred) pending.delete(self.id);
          });
        }),
    );
  };
  const ports = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(ports.map((name) => [name, controlled(name)]));

  const settle = (id: string): Deferred => {
    const deferred = pending.get(id);
    if (!deferred)
      throw new Error(
        `the port invoked as "${id}" is not running; running: ${[...pending.keys()].join(', ') || 'none'}`,
      );
    pending.delete(id);
    return deferred;
  };

  return {
    machine: machine.provide({ actors: actors as never }),
    clock,
    /** Every event that reached the chart, in order. */
    heard,
    /** The chart's root actor, once it exists. */
    actor: (): AnyActorRef => {
      if (!actor) throw new Error('nothing started the chart: render must use `actor`, or `logic` with `options`');
      return actor;
    },
    /** The same, or undefined while nothing has started it. */
    found: (): AnyActorRef | undefined => actor,
    inspect: (inspected: InspectionEvent): void => {
      const ref = inspected.actorRef as AnyActorRef;
      if (inspected.rootId !== ref.sessionId) return;
      if (inspected.type === '@xstate.actor') {
        actor = ref;
        clock.lastScheduled = () => Object.values(ref.system.getSnapshot()._scheduledEvents).at(-1)?.event;
      } else if (inspected.type === '@xstate.event' && ref === actor) heard.push(inspected.event);
    },
    resolve: (id: string, output: unknown): void => settle(id).resolve(output),
    reject: (id: string, error: unknown): void => settle(id).reject(error),
    isCallback: (name: string): boolean => isCallbackPort(model, name),
    /** The callback port sends the chart an event. */
    speak: (name: string, event: AnyEventObject): void => {
      const listeners = speakers.get(name);
      if (!listeners || listeners.size === 0) throw new Error(`the callback port "${name}" is not running`);
      listeners.forEach((sendBack) => sendBack(event));
    },
  };
}
