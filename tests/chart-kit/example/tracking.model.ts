import { modelOf } from '#src/chart-kit/explore/model.ts';
import { type Parcel, trackingMachine } from './tracking.machine.ts';

export const moving: Parcel = { number: '42', status: 'on its way' };
export const delivered: Parcel = { number: '42', status: 'delivered' };
export const notFound = { errorId: 'ORD404', message: 'We do not know this number.' };
export const carrierDown = { errorId: 'ORD503', message: 'The carrier does not answer.' };

/** One or more payloads per event: a new event does not compile until it has one. */
export const send = {
  'number.submitted': [
    { type: 'number.submitted', number: '42' },
    { type: 'number.submitted', number: 'forty-two' },
  ],
  'number.changeRequested': { type: 'number.changeRequested' },
  'retry.requested': { type: 'retry.requested' },
  'help.opened': { type: 'help.opened' },
  'help.closed': { type: 'help.closed' },
  'tracking.closed': { type: 'tracking.closed' },
  'connection.lost': { type: 'connection.lost' },
  'connection.restored': { type: 'connection.restored' },
} as const;

export const model = modelOf(trackingMachine, {
  input: {},
  inputs: { 'a link': { number: '42' } },
  send,
  outcomes: {
    findParcel: { done: [moving, delivered], failed: [notFound, carrierDown] },
    watchConnection: { failed: [] },
  },
  project: ({ number, parcel, attempts }) => [number !== null, parcel?.status, attempts],
  why: 'guards ask whether there is a number, how often it was asked, and the parcel’s status; a failure only shows',
  unreachable: {
    'open.connection: watchConnection failed → open.connection.online': 'the port only adds listeners; it cannot fail',
  },
});
