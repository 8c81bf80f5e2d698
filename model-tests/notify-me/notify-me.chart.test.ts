import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, fields, model, refused, send } from './notify-me.model.ts';

const submit = send['form.submitted'];
const guest = model.done('readEmail', null);

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'the field begins with the email of who is signed in',
      events: [model.done('readEmail', fields.email)],
      ends: 'editing',
      also: ({ context }) => expect(context.email).toBe(fields.email),
    },
    {
      name: 'a profile that cannot be read leaves the field to the shopper',
      events: [model.failed('readEmail', down)],
      ends: 'editing',
      also: ({ context }) => expect(context).toMatchObject({ email: null, failure: null }),
    },
    {
      name: 'what the service accepts is done',
      events: [guest, submit, model.done('requestNotification', undefined)],
      ends: 'done',
      refuses: [submit],
    },
    {
      name: 'what was refused is said, and can be sent again',
      events: [
        guest,
        submit,
        model.failed('requestNotification', refused),
        submit,
        model.failed('requestNotification', refused),
      ],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'a second press while the service is asked changes nothing',
      events: [guest, submit],
      ends: 'submitting',
      refuses: [submit],
    },
  ],
  waits: {},
});
