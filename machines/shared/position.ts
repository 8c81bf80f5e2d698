import type { Position } from '#openapi/generated/waymark.gen.ts';
import { promisePort } from './ports.ts';

/**
 * How a chart that looks for places finds out where the shopper is: they are told what it is for before the browser is
 * asked.
 */

export const positionPorts = {
  /** Whether the shopper agrees that their position is asked for; they are asked once. */
  askForAgreement: promisePort<boolean>('askForAgreement'),
  /** Where the browser says that the shopper is; rejects when it may not say so, or cannot. */
  locate: promisePort<Position>('locate'),
};

/** Where to look. */
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

/** What a port of these answered, in its `onDone`. */
export const isAgreed = ({ event }: { event: unknown }): boolean => (event as { output: boolean }).output;
export const positionOf = ({ event }: { event: unknown }): { where: Where } => ({
  where: { position: (event as { output: Position }).output },
});
