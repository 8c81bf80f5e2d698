import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { categories, fields, model, number, refusals, send } from './contact.model.ts';

const submit = send['message.submitted'];
const known = 'the server knew the subjects';

describeChart(model, {
  invariants: {
    'nothing that was written is stored': ({ nextState }) =>
      expect(JSON.stringify(nextState.context)).not.toContain(fields.written),
    'a form has its subjects': ({ nextState }) => {
      if (nextState.matches('editing') || nextState.matches('refused'))
        expect(nextState.context.categories).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'gives a number for a message, once per press',
      start: known,
      events: [submit, model.done('sendContactRequest', number)],
      ends: 'sent',
      also: ({ context }) => expect(context.caseNumber).toBe(number),
      refuses: [submit],
    },
    {
      name: 'forgets the refusal with the next try',
      start: 'refused without script',
      events: [submit],
      ends: 'sending',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'says why a form without script was refused',
      start: 'refused without script',
      events: [],
      ends: 'refused',
      also: ({ context }) => expect(context.failure).toEqual(refusals.blank),
    },
    {
      name: 'says why a form without script was refused once its subjects are there',
      start: 'refused without script, without its subjects',
      events: [model.done('getContactSubjects', categories)],
      ends: 'refused',
      also: ({ context }) => expect(context.failure).toEqual(refusals.blank),
    },
    { name: 'says that a form without script is sent', start: 'sent without script', events: [], ends: 'sent' },
    {
      name: 'offers the form again after a message, without the last number',
      start: known,
      events: [submit, model.done('sendContactRequest', number), send['another.requested']],
      ends: 'editing',
      also: ({ context }) => expect(context.caseNumber).toBeNull(),
    },
    {
      name: 'reads the subjects again after an outage',
      events: [
        model.failed('getContactSubjects', refusals.down),
        send['subjects.retried'],
        model.done('getContactSubjects', categories),
      ],
      ends: 'editing',
    },
  ],
  waits: {},
});
