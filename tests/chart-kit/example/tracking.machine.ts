import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';

/** The carrier refuses, or does not answer. */
export interface Refusal {
  errorId: string;
  message: string;
}

/** Reads `event.error` of an `onError`. */
const refusalIn = (event: unknown): Refusal => (event as { error: Refusal }).error;

function expected<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`expected ${what}`);
  return value;
}

/** A small chart with one of everything: nested, parallel, history, guards, a promise, a callback, delays, an end. */
export interface Parcel {
  number: string;
  /** @fact The carrier's status of the parcel; the states of the chart say where the shopper is. */
  status: 'on its way' | 'delivered';
}

export interface TrackingContext {
  number: string | null;
  parcel: Parcel | null;
  failure: Refusal | null;
  attempts: number;
}

export type TrackingEvent =
  | { type: 'number.submitted'; number: string }
  | { type: 'number.changeRequested' }
  | { type: 'retry.requested' }
  | { type: 'help.opened' }
  | { type: 'help.closed' }
  | { type: 'tracking.closed' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

const ports = {
  findParcel: fromPromise<Parcel, { number: string }>(() => Promise.reject(new Error('nobody asks the carrier'))),
  watchConnection: fromCallback(() => {}),
};

export type TrackingPorts = typeof ports;

const base = setup({
  types: {
    context: {} as TrackingContext,
    events: {} as TrackingEvent,
    input: {} as { number?: string },
    emitted: {} as { type: 'parcel.found'; parcel: Parcel },
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    hasNumber: ({ context }) => context.number !== null,
    looksLikeNumber: ({ event }) => {
      assertEvent(event, 'number.submitted');
      return /^\d+$/.test(event.number);
    },
    isRefusal: ({ event }, errorId: string) => refusalIn(event).errorId === errorId,
    mayRetry: ({ context }) => context.attempts < 2,
    isDelivered: ({ context }) => context.parcel?.status === 'delivered',
  },
  delays: { retryDelay: 4_000, freshness: 60_000 },
});

export const trackingSetup = base.extend({
  actions: {
    rememberNumber: base.assign(({ event }) => {
      assertEvent(event, 'number.submitted');
      return { number: event.number, failure: null, attempts: 0 };
    }),
    countAttempt: base.assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: base.assign({ attempts: 0 }),
    forgetNumber: base.assign({ number: null, parcel: null, attempts: 0 }),
    announceParcel: base.emit(({ context }) => ({ type: 'parcel.found', parcel: expected(context.parcel, 'parcel') })),
  },
});

export const trackingMachine = trackingSetup.createMachine({
  id: 'example',
  description: 'Where is my parcel? (core 3)',
  context: ({ input }) => ({ number: input.number ?? null, parcel: null, failure: null, attempts: 0 }),
  initial: 'open',
  states: {
    open: {
      description: 'The page is open.',
      type: 'parallel',
      on: { 'tracking.closed': { target: 'closed' } },
      states: {
        search: {
          description: 'What the shopper asked for.',
          initial: 'opening',
          states: {
            opening: {
              description: 'A number in the address is looked up at once.',
              always: [{ guard: 'hasNumber', target: 'answering' }, { target: 'asking' }],
            },
            asking: {
              description: 'The shopper types a number.',
              on: {
                'number.submitted': { guard: 'looksLikeNumber', target: 'answering', actions: 'rememberNumber' },
                'help.opened': { target: 'help' },
              },
            },
            answering: {
              description: 'There is a number.',
              initial: 'looking',
              on: {
                'help.opened': { target: 'help' },
                'number.changeRequested': { target: 'asking', actions: 'forgetNumber' },
              },
              states: {
                looking: {
                  description: 'The carrier is asked.',
                  tags: ['busy'],
                  invoke: {
                    id: 'findParcel',
                    src: 'findParcel',
                    input: ({ context }) => ({ number: expected(context.number, 'number') }),
                    onDone: {
                      target: 'found',
                      actions: [assign(({ event }) => ({ parcel: event.output })), 'announceParcel'],
                    },
                    onError: [
                      {
                        guard: { type: 'isRefusal', params: 'ORD404' },
                        target: '#example.open.search.asking',
                        actions: [assign(({ event }) => ({ failure: refusalIn(event) })), 'forgetNumber'],
                      },
                      { guard: 'mayRetry', target: 'waiting', actions: 'countAttempt' },
                      { target: 'failed', actions: assign(({ event }) => ({ failure: refusalIn(event) })) },
                    ],
                  },
                },
                waiting: {
                  description: 'The carrier gets four seconds before the next attempt.',
                  tags: ['busy'],
                  after: { retryDelay: { target: 'looking' } },
                },
                failed: {
                  description: 'The carrier did not answer; the shopper may ask again.',
                  on: { 'retry.requested': { target: 'looking', actions: 'forgetAttempts' } },
                },
                found: {
                  description: 'The parcel was found.',
                  always: [{ guard: 'isDelivered', target: 'delivered' }, { target: 'moving' }],
                },
                moving: {
                  description: 'On its way; asked again after a minute.',
                  after: { freshness: { target: 'looking' } },
                },
                delivered: { description: 'Delivered.' },
                last: { description: 'Where the shopper was before asking for help.', type: 'history' },
              },
            },
            help: {
              description: 'Help is shown over the page.',
              on: { 'help.closed': [{ guard: 'hasNumber', target: 'answering.last' }, { target: 'asking' }] },
            },
          },
        },
        connection: {
          description: 'Whether the shopper is online.',
          initial: 'online',
          invoke: { id: 'watchConnection', src: 'watchConnection', onError: { target: '.online' } },
          states: {
            online: { description: 'Connected.', on: { 'connection.lost': { target: 'offline' } } },
            offline: {
              description: 'Not connected; a banner says so.',
              on: { 'connection.restored': { target: 'online' } },
            },
          },
        },
      },
    },
    closed: { description: 'The shopper left.', type: 'final' },
  },
});
