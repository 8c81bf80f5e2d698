import { assertEvent, type DoneActorEvent, setup } from 'xstate';
import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { expected, promisePort } from '#machines/shared/ports.ts';
import type { InspectionDeskContext, InspectionDeskEvent, Verdict } from './inspection-desk.types.ts';

const ports = {
  /** Puts the log where a reader can paste it from. */
  copyLog: promisePort<void, Recording>('copyLog'),
  /** Steps the log through the charts as they are. */
  replayLog: promisePort<Verdict, Recording>('replayLog'),
};

export type InspectionDeskPorts = typeof ports;

const base = setup({
  types: { context: {} as InspectionDeskContext, events: {} as InspectionDeskEvent },
  actors: ports,
});

export const inspectionDeskSetup = base.extend({
  actions: {
    takeLog: base.assign(({ event }) => {
      assertEvent(event, ['copy.requested', 'replay.requested']);
      return { log: event.log, verdict: null };
    }),
    keepVerdict: base.assign({ verdict: ({ event }) => (event as unknown as DoneActorEvent<Verdict>).output }),
  },
});

/** What a port works on. */
export const logOnDesk = ({ context }: { context: InspectionDeskContext }): Recording => expected(context.log, 'a log');
