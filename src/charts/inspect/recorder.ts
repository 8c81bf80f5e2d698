import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import type { ActorChange, Moment, WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { mask } from './mask.ts';

const isChart = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

/** An event as XState reported it: it is processed only when the page is idle. */
interface Heard {
  at: number;
  actor: AnyActorRef;
  event: AnyEventObject;
  snapshot: Snapshot<unknown>;
}

interface Linked {
  _parent?: AnyActorRef;
  systemId?: string;
}

/** Returns the name that an actor's parent uses; a view uses the chart's own name. */
const nameOf = (actor: AnyActorRef, snapshot: Snapshot<unknown>): string =>
  (actor as Linked)._parent === undefined && isChart(snapshot) ? snapshot.machine.id : actor.id;

type Context = Readonly<Record<string, unknown>>;

/** Turns XState's reports of a page into moments that may leave it: masked, and of a context only the changed part. */
export class Recorder {
  #heard: Heard[] = [];
  #waiting: ActorChange[] = [];
  #count: number;
  readonly #first: number;
  readonly #senders = new WeakMap<AnyEventObject, AnyActorRef>();
  /** The last reported context of each actor; an actor without an entry was never reported. */
  readonly #told = new WeakMap<AnyActorRef, Context>();

  /**
   * Continues from the page's own number, which distinguishes its actors from those of earlier pages: 0 is the first
   * page of a visit.
   */
  constructor(first = 0) {
    this.#first = first;
    this.#count = first;
  }

  #idOf({ sessionId }: AnyActorRef): string {
    return this.#first === 0 ? sessionId : `${this.#first}/${sessionId}`;
  }

  /** Must be fast: it runs while a shopper waits. */
  hear(seen: InspectionEvent): void {
    if (seen.type === '@xstate.snapshot') {
      this.#heard.push({
        at: Date.now(),
        actor: seen.actorRef as AnyActorRef,
        event: seen.event,
        snapshot: seen.snapshot,
      });
    } else if (seen.type === '@xstate.event' && seen.sourceRef)
      this.#senders.set(seen.event, seen.sourceRef as AnyActorRef);
  }

  /** Returns the charts, and the actors that they started, in their current states. */
  introduce(actors: readonly AnyActorRef[]): WatchedActor[] {
    return actors.flatMap((actor) => {
      if (this.#told.has(actor)) return [];
      const snapshot: Snapshot<unknown> = actor.getSnapshot();
      const children = isChart(snapshot) ? Object.values(snapshot.children as Record<string, AnyActorRef>) : [];
      return [this.#change(actor, snapshot).actor, ...this.introduce(children)];
    });
  }

  /** Returns what happened since the last call. */
  moments(): Moment[] {
    const moments: (Moment & { changes: ActorChange[] })[] = [];
    for (const { at, actor, event, snapshot } of this.#heard.splice(0)) {
      const change = this.#change(actor, snapshot);
      if (isChart(snapshot)) {
        this.#count += 1;
        const { type, ...payload } = event;
        const sender = this.#senders.get(event);
        const from = sender && sender !== actor ? nameOf(sender, sender.getSnapshot()) : null;
        const chart = snapshot.machine.id;
        moments.push({
          id: this.#count,
          at: new Date(at).toISOString(),
          actor: this.#idOf(actor),
          chart,
          from,
          type,
          payload: mask(payload),
          changes: [...this.#waiting, change],
        });
        this.#waiting = [];
        // A port starts and stops during its chart's next event; it ends during the event that its chart has just
        // received.
      } else if (change.actor.status === 'done' || change.actor.status === 'error')
        (moments.at(-1)?.changes ?? this.#waiting).push(change);
      else this.#waiting.push(change);
    }
    return moments;
  }

  #change(actor: AnyActorRef, snapshot: Snapshot<unknown>): ActorChange {
    const { _parent: parent, systemId } = actor as Linked;
    const chart = isChart(snapshot) ? snapshot.machine.id : null;
    const told = this.#told.get(actor);
    const context: Context = isChart(snapshot) ? snapshot.context : {};
    this.#told.set(actor, context);
    const changed = Object.entries(context).filter(
      ([key, value]) => told === undefined || !Object.is(told[key], value),
    );
    return {
      isNew: told === undefined,
      actor: {
        id: this.#idOf(actor),
        parent: parent ? this.#idOf(parent) : null,
        name: nameOf(actor, snapshot),
        systemId: systemId ?? null,
        chart,
        state: isChart(snapshot) ? snapshot.value : null,
        status: snapshot.status,
        context: isChart(snapshot) ? (mask(Object.fromEntries(changed)) as Record<string, unknown>) : null,
      },
    };
  }
}
