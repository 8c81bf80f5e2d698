import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { loaded, model, refusals, send } from './edit-profile.model.ts';

const open = model.done('loadProfile', loaded);
const submit = send['form.submitted'];

describeChart(model, {
  invariants: {
    'nothing is changed before the profile is loaded': ({ nextState }) => {
      if (nextState.matches('editing') || nextState.matches('saving')) expect(nextState.context.loaded).not.toBeNull();
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (nextState.hasTag('busy')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    { name: 'the page has the profile from the server', start: 'the page', events: [], ends: 'editing' },
    {
      name: 'a form that was sent without script says why it was refused, and is sent again',
      start: 'a form that was refused without script',
      events: [submit],
      ends: 'saving',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a profile that is saved closes the dialog',
      events: [open, submit, model.done('updateConsumer', undefined), model.done('leave', undefined)],
      ends: 'saved',
      refuses: [submit],
    },
    {
      name: 'a profile is saved where the dialog cannot be closed',
      events: [open, submit, model.done('updateConsumer', undefined), model.failed('leave', new Error('no dialog'))],
      ends: 'saved',
    },
    {
      name: 'a profile that is not loaded can be loaded again, and not changed',
      events: [model.failed('loadProfile', refusals.lost)],
      ends: 'unavailable',
      refuses: [submit],
    },
    {
      name: 'after an outage the form is there',
      events: [model.failed('loadProfile', refusals.lost), send['profile.retried'], open],
      ends: 'editing',
    },
    {
      name: 'what was refused is told, and can be corrected',
      events: [open, submit, model.failed('updateConsumer', refusals.phone)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refusals.phone),
    },
    { name: 'a second press changes nothing', events: [open, submit], ends: 'saving', refuses: [submit] },
  ],
  waits: {},
});
