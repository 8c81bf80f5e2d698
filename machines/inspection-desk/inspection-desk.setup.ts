import { assertEvent, type DoneActorEvent, setup } from 'xstate';
import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { expected, promisePort } from '#machines/shared/ports.ts';
import type {
  FoundTrail,
  InspectionDeskContext,
  InspectionDeskEvent,
  TrailRequest,
  Verdict,
} from './inspection-desk.types.ts';

const ports = {
  /** Copies the log to the clipboard. */
  copyLog: promisePort<void, Recording>('copyLog'),
  /** Replays the log with the current charts. */
  replayLog: promisePort<Verdict, Recording>('replayLog'),
  /** Finds the trail of an actor for the simulator; rejects if its chart has no model. */
  findTrail: promisePort<FoundTrail, TrailRequest>('findTrail'),
};

export type InspectionDeskPorts = typeof ports;

const base = setup({
  types: { context: {} as InspectionDeskContext, events: {} as InspectionDeskEvent },
  actors: ports,
});

export const inspectionDeskSetup = base.extend({
  actions: {
    takeLog: base.assign(({ event }) => {
      assertEvent(event, ['copy.requested', 'replay.requested', 'simulation.requested']);
      return { log: event.log, verdict: null, trail: null };
    }),
    keepVerdict: base.assign({ verdict: ({ event }) => (event as unknown as DoneActorEvent<Verdict>).output }),
    keepTrail: base.assign({ trail: ({ event }) => (event as unknown as DoneActorEvent<FoundTrail>).output }),
  },
});

/** Returns the log that a port works on. */
export const logOnDesk = ({ context }: { context: InspectionDeskContext }): Recording => expected(context.log, 'a log');

/** Returns the actor whose trail is requested. */
export function actorOnDesk({ event }: { event: InspectionDeskEvent }): TrailRequest {
  assertEvent(event, 'simulation.requested');
  return { log: event.log, actor: event.actor, at: event.at };
}
