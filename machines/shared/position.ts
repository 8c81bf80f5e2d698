import type { Position } from '#openapi/generated/waymark.gen.ts';
import { promisePort } from './ports.ts';

/** How a chart that searches places gets the shopper's position: it explains the purpose before the browser asks. */

export const positionPorts = {
  /** Returns whether the shopper agrees to share the position; asked once. */
  askForAgreement: promisePort<boolean>('askForAgreement'),
  /** Returns the shopper's position from the browser; rejects if it is not allowed or not possible. */
  locate: promisePort<Position>('locate'),
};

/** Where to search. */
export type Where = { place: string } | { position: Position };

/** States beside `asking` and `searching`; the chart has the guards and the action. */
export const agreeing = {
  description:
    'Before the browser is asked for a position, the shopper is told what it is for (core 2, location confirmation).',
  tags: ['busy'],
  invoke: {
    id: 'askForAgreement',
    src: 'askForAgreement',
    onDone: [{ guard: 'isAgreed', target: 'locating' }, { target: 'asking' }],
    onError: { target: 'asking' },
  },
} as const;

export const locating = {
  description: 'The browser finds out where the shopper is, and may ask them whether it may say so.',
  tags: ['busy'],
  invoke: {
    id: 'locate',
    src: 'locate',
    onDone: { target: 'searching', actions: 'lookAtPosition' },
    onError: [{ guard: 'isDenied', target: 'denied' }, { target: 'unlocated' }],
  },
} as const;

export const denied = {
  description:
    'The shopper or their browser does not let the shop know the position. The shopper can type a place instead.',
} as const;

export const unlocated = {
  description: 'The device does not know its position, or not in time. The shopper can type a place instead.',
} as const;

/** `PERMISSION_DENIED` of a GeolocationPositionError. */
const DENIED = 1;

/** Returns the answer of `askForAgreement`, in its `onDone`. */
export const isAgreed = ({ event }: { event: unknown }): boolean => (event as { output: boolean }).output;
/** Reads the error of `locate`, in its `onError`. */
export const isDenied = ({ event }: { event: unknown }): boolean =>
  (event as { error: { code?: unknown } }).error.code === DENIED;
export const positionOf = ({ event }: { event: unknown }): { where: Where } => ({
  where: { position: (event as { output: Position }).output },
});
