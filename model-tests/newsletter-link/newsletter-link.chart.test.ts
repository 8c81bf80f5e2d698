import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refusals, send } from './newsletter-link.model.ts';

const accept = send['link.accepted'];

describeChart(model, {
  invariants: {
    'a link does only what it is for': ({ nextState }) => {
      if (nextState.matches('ending')) expect(nextState.context.purpose).toBe('stop');
      if (nextState.matches('confirming')) expect(nextState.context.purpose).toBe('confirm');
    },
  },
  stories: [
    { name: 'changes nothing when the page opens', events: [], ends: 'asking' },
    { name: 'confirms once per press', events: [accept], ends: 'confirming', refuses: [accept] },
    {
      name: 'ends the newsletter after an outage',
      start: 'the link ends the newsletter',
      events: [
        accept,
        model.failed('endSubscription', refusals.down),
        accept,
        model.done('endSubscription', undefined),
      ],
      ends: 'done',
    },
    {
      name: 'reports an expired link',
      events: [accept, model.failed('confirmSubscription', refusals.expired)],
      ends: 'refused',
      also: ({ context }) => expect(context.failure).toEqual(refusals.expired),
    },
    {
      name: 'reports a form that was sent without script',
      start: 'confirmed without script',
      events: [],
      ends: 'done',
    },
  ],
  waits: {},
});
