import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, gone, guest, june, model, send, spentUp } from './spend-banner.model.ts';

const arrive = send['customer.arrived'];
const leave = send['customer.left'];
const read = (banner: typeof june | null) => model.done('readBanner', banner);

describeChart(model, {
  invariants: {
    'a year is known exactly while it is shown': ({ nextState }) =>
      expect(nextState.context.banner !== null).toBe(nextState.matches('shown')),
  },
  stories: [
    { name: 'a guest is asked nothing', events: [], ends: 'none' },
    {
      name: 'a customer signs in, and their yearly spending is shown',
      events: [arrive, read(june)],
      ends: 'shown',
      also: ({ context }) => expect(context.banner).toEqual(june),
    },
    { name: 'most customers are granted nothing', events: [arrive, read(null)], ends: 'none' },
    {
      name: 'signing out hides the yearly spending',
      events: [arrive, read(june), leave],
      ends: 'none',
      also: ({ context }) => expect(context.banner).toBeNull(),
    },
    { name: 'what was asked for somebody who left is not shown', events: [arrive, leave], ends: 'none' },
    {
      name: 'another customer in their place sees their own',
      events: [arrive, read(june), leave, arrive, read(spentUp)],
      ends: 'shown',
      also: ({ context }) => expect(context.banner).toEqual(spentUp),
    },
    {
      name: 'an employee who accepts the terms sees their year at once',
      events: [arrive, read(null), send['terms.answered'], read(june)],
      ends: 'shown',
    },
    {
      name: 'a profile that nobody has is not asked for again',
      events: [arrive, model.failed('readBanner', gone)],
      ends: 'none',
    },
    {
      name: 'the profile of a guest is not asked for again',
      events: [send['terms.answered'], model.failed('readBanner', guest)],
      ends: 'none',
    },
    {
      name: 'a service that is down is asked again in a while',
      events: [arrive, model.failed('readBanner', down), model.after('retryDelay'), read(june)],
      ends: 'shown',
    },
    {
      name: 'a service that is down is not asked again for somebody who left',
      events: [arrive, model.failed('readBanner', down), leave],
      ends: 'none',
    },
  ],
  waits: { retryDelay: 30_000 },
});
