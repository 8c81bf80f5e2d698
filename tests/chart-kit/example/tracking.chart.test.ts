import { expect } from 'vitest';
import { describeChart } from '#src/chart-kit/walk/chart.ts';
import { carrierDown, delivered, model, notFound, send } from './tracking.model.ts';

const submitted = send['number.submitted'][0];

describeChart(model, {
  invariants: {
    'there is a parcel wherever one is shown': ({ nextState }) => {
      const isShown =
        nextState.matches({ open: { search: { answering: 'moving' } } }) ||
        nextState.matches({ open: { search: { answering: 'delivered' } } });
      if (isShown) expect(nextState.context.parcel).not.toBeNull();
    },
    'the carrier is asked three times at most': ({ nextState }) =>
      expect(nextState.context.attempts).toBeLessThanOrEqual(2),
  },
  pairs: true,
  stories: [
    {
      name: 'a delivered parcel is shown, and cannot be retried',
      events: [submitted, model.done('findParcel', delivered)],
      ends: { open: { search: { answering: 'delivered' } } },
      refuses: [send['retry.requested']],
      also: ({ context }) => expect(context.parcel).toEqual(delivered),
    },
    {
      name: 'an unknown number is asked for again, with the reason',
      events: [submitted, model.failed('findParcel', notFound)],
      ends: { open: { search: 'asking' } },
      also: ({ context }) => expect(context.failure?.errorId).toBe('ORD404'),
    },
    {
      name: 'a link is looked up at once; help returns to where the shopper was',
      start: 'a link',
      events: [
        model.failed('findParcel', carrierDown),
        send['help.opened'],
        send['help.closed'],
        model.after('retryDelay'),
      ],
      ends: { open: { search: { answering: 'looking' } } },
    },
  ],
  waits: { retryDelay: 4000, freshness: 60_000 },
});
