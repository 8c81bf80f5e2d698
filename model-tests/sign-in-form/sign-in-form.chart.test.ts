import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { dismissed, lastTry, model, send, silent, unsure, wrongPassword } from './sign-in-form.model.ts';

const submit = send['signIn.submitted'];
const passkey = send['passkey.requested'];
const proven = model.done('prove', 'a token');
const submitted = [submit, proven];
const checked = [...submitted, model.failed('signIn', unsure)];
const unproven = { errorId: 'AUT403', message: '', status: 403 };

describeChart(model, {
  invariants: {
    'a password is not stored': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(submit.fields.password);
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'the right password closes the dialog',
      events: [...submitted, model.done('signIn', { owesTerms: false }), model.done('close', undefined)],
      ends: 'signedIn',
    },
    {
      name: 'a wrong password is reported, and can be tried again',
      events: [...submitted, model.failed('signIn', wrongPassword), ...submitted, model.failed('signIn', lastTry)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(lastTry),
    },
    {
      name: 'whoever is signed in is not asked again where the dialog cannot be closed',
      events: [...submitted, model.done('signIn', { owesTerms: false }), model.failed('close', new Error('no dialog'))],
      ends: 'signedIn',
      refuses: [submit],
    },
    {
      name: 'an employee who owes them reads the terms next',
      events: [...submitted, model.done('signIn', { owesTerms: true })],
      ends: 'showingTerms',
    },
    {
      name: 'an employee who owes the terms is signed in once they are shown',
      events: [...submitted, model.done('signIn', { owesTerms: true }), model.done('showTerms', undefined)],
      ends: 'signedIn',
      refuses: [submit],
    },
    {
      name: 'an employee who owes the terms is signed in even if they cannot be shown',
      events: [
        ...submitted,
        model.done('signIn', { owesTerms: true }),
        model.failed('showTerms', new Error('no dialog')),
      ],
      ends: 'signedIn',
    },
    {
      name: 'the token of the defence goes with the password',
      events: submitted,
      ends: 'submitting',
      also: ({ context }) => expect(context.token).toBe('a token'),
    },
    {
      name: 'without a token nothing is sent',
      events: [submit, model.failed('prove', silent)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(silent),
    },
    { name: 'an unsure bot defence asks for a check', events: checked, ends: 'checking', refuses: [submit] },
    {
      name: 'passing the check repeats the sign-in with its token',
      events: [...checked, model.done('botDefence', { token: 'a token of the check' })],
      ends: 'submitting',
      also: ({ context }) => expect(context.token).toBe('a token of the check'),
    },
    {
      name: 'leaving the check shows why the shopper is not signed in',
      events: [...checked, model.done('botDefence', { token: null })],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(unproven),
    },
    {
      name: 'a shopper whose check fails is told why they are not signed in',
      events: [...checked, model.failed('botDefence', new Error('no check'))],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(unproven),
    },
    {
      name: 'a passkey closes the dialog, too',
      events: [passkey, model.done('signInWithPasskey', { owesTerms: false }), model.done('close', undefined)],
      ends: 'signedIn',
    },
    {
      name: 'an employee with a passkey reads the terms that they owe next',
      events: [passkey, model.done('signInWithPasskey', { owesTerms: true })],
      ends: 'showingTerms',
    },
    {
      name: 'without a passkey the password is still there',
      events: [passkey, model.failed('signInWithPasskey', dismissed), ...submitted],
      ends: 'submitting',
    },
    {
      name: 'while the browser asks for a passkey, no password is sent',
      events: [passkey],
      ends: 'showingPasskey',
      refuses: [submit, passkey],
    },
    {
      name: 'a second press while it is asked changes nothing',
      events: submitted,
      ends: 'submitting',
      refuses: [submit],
    },
  ],
  pairs: true,
  waits: {},
});
