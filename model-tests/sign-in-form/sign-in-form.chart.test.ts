import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { lastTry, model, send, wrongPassword } from './sign-in-form.model.ts';

const submit = send['signIn.submitted'];

describeChart(model, {
  invariants: {
    'a password is kept nowhere': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(submit.fields.password);
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'the right password closes the dialog',
      events: [submit, model.done('signIn', undefined), model.done('close', undefined)],
      ends: 'signedIn',
    },
    {
      name: 'a wrong one is said, and can be tried again',
      events: [submit, model.failed('signIn', wrongPassword), submit, model.failed('signIn', lastTry)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(lastTry),
    },
    {
      name: 'whoever is signed in is not asked again where the dialog cannot be closed',
      events: [submit, model.done('signIn', undefined), model.failed('close', new Error('no dialog'))],
      ends: 'signedIn',
      refuses: [submit],
    },
    { name: 'a second press while it is asked changes nothing', events: [submit], ends: 'submitting', refuses: [submit] },
  ],
  waits: {},
});
