import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refused, send } from './warranty.model.ts';

const submit = send['form.submitted'];

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
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
  ],
  waits: {},
});
