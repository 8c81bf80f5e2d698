import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import { categoryOf } from '#src/domain/telemetry.ts';
import type {
  PageEvent,
  TelemetryContext,
  TelemetryEvent,
  TelemetryInput,
  TelemetryRequest,
} from './telemetry.types.ts';

const ports = {
  /** Sends what happens in the page; tells tag managers and sends beacons when it is asked to. */
  watchPage: callbackPort<TelemetryRequest>('watchPage'),
  /** POST /fapi/performance/ingest. Rejects with an ApiFailure. */
  ingestTelemetry: promisePort<void, { events: readonly PageEvent[] }>('ingestTelemetry'),
};

export type TelemetryPorts = typeof ports;

const base = setup({
  types: { context: {} as TelemetryContext, events: {} as TelemetryEvent, input: {} as TelemetryInput },
  actors: ports,
  guards: {
    isAllowed: ({ context }, { event }: { event: PageEvent }) => context.allowed.includes(categoryOf(event)),
    hasEvents: ({ context }) => context.waiting.length > 0,
    isEmpty: ({ context }) => context.waiting.length === 0,
    isFull: ({ context }) => context.waiting.length >= context.batchSize,
    /** The service understood the batch and does not take it: another try would not help. */
    isRefusal: ({ event }) => {
      const { status } = failureOf(event);
      return status >= 400 && status < 500 && status !== 429;
    },
  },
  delays: {
    /** Between the first event that waits and its batch. */
    round: 20_000,
    retryDelay: 60_000,
  },
});

/** The newest events that have room. */
const within = ({ bound }: TelemetryInput, events: readonly PageEvent[]) => events.slice(-bound);

export const telemetrySetup = base.extend({
  actions: {
    keepEvent: base.assign(({ context, event }) => {
      assertEvent(event, 'event.noted');
      return { waiting: within(context, [...context.waiting, event.event]) };
    }),
    tellTagManagers: base.sendTo('watchPage', ({ event }) => {
      assertEvent(event, 'event.noted');
      return { type: 'event.accepted' as const, event: event.event };
    }),
    setConsent: base.assign(({ context, event }) => {
      assertEvent(event, 'consent.changed');
      const { allowed } = event;
      return { allowed, waiting: context.waiting.filter((one) => allowed.includes(categoryOf(one))) };
    }),
    sendBeacon: base.sendTo('watchPage', ({ context }) => ({
      type: 'beacon.wanted' as const,
      events: context.waiting,
    })),
    withdraw: base.assign({ allowed: [], waiting: [], batch: [] }),
    forgetEvents: base.assign({ waiting: [] }),
    takeBack: base.assign(({ context, event }) => {
      assertEvent(event, 'beacon.refused');
      const returned = event.events.filter((one) => context.allowed.includes(categoryOf(one)));
      return { waiting: within(context, [...returned, ...context.waiting]) };
    }),
    fillBatch: base.assign(({ context: { waiting, batchSize } }) => ({
      batch: waiting.slice(0, batchSize),
      waiting: waiting.slice(batchSize),
    })),
    forgetBatch: base.assign({ batch: [] }),
    takeBatchBack: base.assign(({ context }) => ({
      batch: [],
      waiting: within(
        context,
        [...context.batch, ...context.waiting].filter((one) => context.allowed.includes(categoryOf(one))),
      ),
    })),
  },
});
