import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { keyOf } from '#machines/warranty/warranty.types.ts';
import { arrived, down, fields, jacket, model, refused, send } from './warranty.model.ts';

const submit = send['form.submitted'];
const choosing = 'the shopper chooses an item';

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing') && !nextState.matches('unread')) expect(nextState.context.failure).toBeNull();
    },
    'a case is about something': ({ nextState }) => {
      if (nextState.matches('editing')) expect(nextState.context.items.length).toBeGreaterThan(0);
    },
  },
  stories: [
    {
      name: 'what the service accepts is done',
      events: [submit, model.done('createWarrantyCase', 'WC10004217')],
      ends: 'done',
      also: ({ context }) => expect(context.caseNumber).toBe('WC10004217'),
      refuses: [submit],
    },
    {
      name: 'what was refused is said, and can be sent again',
      events: [
        submit,
        model.failed('createWarrantyCase', refused),
        submit,
        model.failed('createWarrantyCase', refused),
      ],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'a second press while the service is asked changes nothing',
      events: [submit],
      ends: 'submitting',
      refuses: [submit],
    },
    {
      name: 'in the account the shopper chooses among what has arrived',
      start: choosing,
      events: [
        model.done('getItems', arrived),
        { ...submit, fields: { ...fields, item: keyOf(jacket) } },
        model.done('createWarrantyCase', 'WC10004218'),
      ],
      ends: 'done',
    },
    {
      name: 'nothing that has arrived leaves nothing to write about',
      start: choosing,
      events: [model.done('getItems', [])],
      ends: 'nothing',
      refuses: [submit],
    },
    {
      name: 'orders that cannot be read are read again on request',
      start: choosing,
      events: [model.failed('getItems', down), send['items.retried']],
      ends: 'reading',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
  ],
  waits: {},
});
