import { telemetrySetup } from './telemetry.setup.ts';

/** What a page notes about itself: collected, sent in batches, kept within bounds without a connection. */
export const telemetryMachine = telemetrySetup.createMachine({
  id: 'telemetry',
  description:
    'The page notes what it measures (web vitals, times of calls) and what the shopper looks at and presses, each only with consent to its category, and sends it in batches (core 7, /fapi; catalogue 7, Personalisation).',
  context: ({ input }) => ({ ...input, waiting: [], batch: [] }),
  invoke: { id: 'watchPage', src: 'watchPage', onError: { target: '.unable' } },
  on: {
    'event.noted': {
      guard: { type: 'isAllowed', params: ({ event }) => event },
      actions: ['keepEvent', 'tellTagManagers'],
    },
    'consent.changed': { actions: 'setConsent' },
    'consent.withdrawn': { target: '.silent', actions: 'withdraw' },
    'beacon.refused': { actions: 'takeBack' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing waits to be sent.',
      always: { guard: 'hasEvents', target: 'collecting' },
    },
    collecting: {
      description: 'Events wait for their batch: twenty seconds, or until it is full.',
      always: [
        { guard: 'isEmpty', target: 'idle' },
        { guard: 'isFull', target: 'sending' },
      ],
      after: { round: { target: 'sending' } },
      on: { 'page.hidden': { target: 'idle', actions: ['sendBeacon', 'forgetEvents'] } },
    },
    sending: {
      description: 'A batch is on its way; what happens meanwhile waits for the next.',
      entry: 'fillBatch',
      invoke: {
        id: 'ingestTelemetry',
        src: 'ingestTelemetry',
        input: ({ context }) => ({ events: context.batch }),
        onDone: { target: 'idle', actions: 'forgetBatch' },
        onError: [
          { guard: 'isRefusal', target: 'idle', actions: 'forgetBatch' },
          { target: 'offline', actions: 'takeBatchBack' },
        ],
      },
      on: { 'page.hidden': { guard: 'hasEvents', actions: ['sendBeacon', 'forgetEvents'] } },
    },
    offline: {
      description:
        'The service cannot be reached: the newest two hundred events wait for the connection, or for another try after a minute. A page that is closed meanwhile loses them.',
      always: { guard: 'isEmpty', target: 'idle' },
      after: { retryDelay: { target: 'sending' } },
      on: {
        'connection.found': { target: 'sending' },
      },
    },
    silent: {
      description: 'The shopper withdrew the consent: nothing is noted, and what waited is deleted.',
      on: { 'consent.changed': { target: 'idle', actions: 'setConsent' } },
    },
    unable: {
      type: 'final',
      description: 'The page cannot be watched: nothing is noted.',
      meta: { rests: 'The shop does everything else without it.' },
    },
  },
});
