import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, fields, guest, model, refused, send } from './ask-question.model.ts';

const submit = send['form.submitted'];

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'what the service accepts is confirmed in a dialog of its own',
      events: [submit, model.done('askQuestion', undefined)],
      ends: 'confirming',
      refuses: [submit],
      also: ({ children }) => expect(children['confirm']?.getSnapshot().status).toBe('active'),
    },
    {
      name: 'a confirmation that cannot be opened leaves the words in this dialog',
      events: [submit, model.done('askQuestion', undefined), model.failed('confirm', down)],
      ends: 'done',
    },
    {
      name: 'what was refused is said, and can be sent again',
      events: [submit, model.failed('askQuestion', refused), submit, model.failed('askQuestion', refused)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'a guest signs in, and finds the question as it was typed',
      events: [submit, model.failed('askQuestion', guest), send['customer.arrived']],
      ends: 'editing',
      also: ({ context }) => expect(context.draft).toEqual(fields),
    },
    {
      name: 'who signs out leaves nothing that was typed',
      events: [submit, model.failed('askQuestion', refused), send['customer.left']],
      ends: 'editing',
      also: ({ context }) => expect(context.draft).toBeNull(),
    },
    {
      name: 'a session that cannot be watched is told, and watched again',
      events: [model.failed('watchSession', down), send['question.retried']],
      ends: 'editing',
      also: ({ children }) => expect(children['watchSession']?.getSnapshot().status).toBe('active'),
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
