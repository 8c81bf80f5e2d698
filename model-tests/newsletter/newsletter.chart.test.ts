import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { email, model, refusals, send } from './newsletter.model.ts';

const submit = send['newsletter.submitted'];

describeChart(model, {
  invariants: {
    'only a request has an address': ({ nextState }) => {
      if (nextState.matches('sending')) expect(nextState.context.email).toBe(email);
    },
  },
  stories: [
    {
      name: 'requests the link once per press',
      events: [submit],
      ends: 'sending',
      refuses: [submit],
    },
    {
      name: 'requests the link at once for an address that was typed in the footer',
      start: 'typed in the footer',
      events: [model.done('requestSubscription', undefined)],
      ends: 'sent',
    },
    {
      name: 'forgets the refusal with the next try',
      events: [submit, model.failed('requestSubscription', refusals.tooMany), submit],
      ends: 'sending',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    { name: 'reports a form that was sent without script', start: 'sent without script', events: [], ends: 'sent' },
    {
      name: 'offers the form again for another address',
      events: [submit, model.done('requestSubscription', undefined), send['another.requested']],
      ends: 'editing',
    },
  ],
  waits: {},
});
