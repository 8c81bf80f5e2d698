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

/** States beside `asking`, `searching` and `unlocated`; the chart has the guard and the action. */
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
    onError: { target: 'unlocated' },
  },
} as const;

/** Returns the answer of `askForAgreement`, in its `onDone`. */
export const isAgreed = ({ event }: { event: unknown }): boolean => (event as { output: boolean }).output;
export const positionOf = ({ event }: { event: unknown }): { where: Where } => ({
  where: { position: (event as { output: Position }).output },
});
