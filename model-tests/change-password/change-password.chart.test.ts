import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { fields, model, refusals, send } from './change-password.model.ts';

const submit = send['form.submitted'];

describeChart(model, {
  invariants: {
    'no password is stored': ({ nextState }) => {
      for (const password of Object.values(fields)) expect(JSON.stringify(nextState.context)).not.toContain(password);
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a form that was accepted without script says so',
      start: 'a form that was accepted without script',
      events: [],
      ends: 'done',
      refuses: [submit],
    },
    {
      name: 'a form that was refused without script says why, and is sent again',
      start: 'a form that was refused without script',
      events: [submit],
      ends: 'submitting',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a password that the service accepts is changed',
      events: [submit, model.done('changePassword', undefined)],
      ends: 'done',
      refuses: [submit],
    },
    {
      name: 'a wrong current password is told, and can be typed again',
      events: [submit, model.failed('changePassword', refusals.wrong), submit],
      ends: 'submitting',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'what was refused is told',
      events: [submit, model.failed('changePassword', refusals.same)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refusals.same),
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
