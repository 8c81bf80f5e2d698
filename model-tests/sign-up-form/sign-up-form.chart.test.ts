import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refusals, rules, send, silent, wrongPassword } from './sign-up-form.model.ts';

const submit = send['signUp.submitted'];
const submitted = [submit, model.done('prove', 'a token')];
const proven = model.done('proveSignIn', 'a token of the sign-in');
const signedIn = [proven, model.done('signIn', undefined), model.done('joinLoyalty', undefined)];
const challenged = [...submitted, model.failed('signUp', refusals.unsure)];
const made = [...submitted, model.done('signUp', undefined)];
const unproven = { errorId: 'AUT403', message: '', status: 403 };
/** The first answer was lost, and the second says that there is an account. */
const lost = [
  ...submitted,
  model.failed('signUp', refusals.lost),
  ...submitted,
  model.failed('signUp', refusals.taken),
];

describeChart(model, {
  invariants: {
    'nothing that was typed is stored': ({ nextState }) => {
      const context = JSON.stringify(nextState.context);
      for (const typed of [submit.fields.password, submit.fields.email, submit.fields.birthDate])
        expect(context).not.toContain(typed);
    },
    'a token goes with one call': ({ nextState }) => {
      if (!nextState.matches('submitting') && !nextState.matches('signingIn'))
        expect(nextState.context.token).toBeNull();
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (nextState.hasTag('busy')) expect(nextState.context.failure).toBeNull();
    },
    'nobody is offered a sign-in to an account that is not made': ({ nextState }) => {
      if (nextState.matches('created')) expect(nextState.context.isMade || nextState.context.isPosted).toBe(true);
    },
  },
  stories: [
    {
      name: 'a shopper whose membership fails is signed in',
      events: [...made, proven, model.done('signIn', undefined), model.failed('joinLoyalty', refusals.lost)],
      ends: 'leaving',
    },
    {
      name: 'an account that is made signs in and leads on',
      events: [...made, ...signedIn, model.done('leave', undefined)],
      ends: 'welcomed',
      refuses: [submit],
    },
    {
      name: 'whoever is signed in is welcome where the dialog cannot be closed',
      events: [...made, ...signedIn, model.failed('leave', new Error('no dialog'))],
      ends: 'welcomed',
    },
    {
      name: 'an account whose sign-in fails is told as made',
      events: [...made, proven, model.failed('signIn', refusals.lost)],
      ends: 'created',
      refuses: [submit],
    },
    {
      name: 'an account without a token for the sign-in is told as made',
      events: [...made, model.failed('proveSignIn', silent)],
      ends: 'created',
    },
    {
      name: 'a second press changes nothing, and the call has the token of its try',
      events: submitted,
      ends: 'submitting',
      refuses: [submit],
      also: ({ context }) => expect(context.token).toBe('a token'),
    },
    {
      name: 'the sign-in has a token of its own',
      events: [...made, proven],
      ends: 'signingIn',
      also: ({ context }) => expect(context.token).toBe('a token of the sign-in'),
    },
    {
      name: 'why no account was made is told',
      events: [...submitted, model.failed('signUp', refusals.taken)],
      ends: 'editing',
      also: ({ context }) => expect(context).toMatchObject({ failure: refusals.taken, isUncertain: false }),
    },
    {
      name: 'an answer that was lost is told, and the account may be made',
      events: [...submitted, model.failed('signUp', refusals.lost)],
      ends: 'editing',
      also: ({ context }) => expect(context).toMatchObject({ failure: refusals.lost, isUncertain: true }),
    },
    {
      name: 'the email is marked as in use where no token shows whose account it is',
      events: [...lost, model.failed('proveSignIn', silent)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toMatchObject({ errorId: 'AUT439' }),
    },
    {
      name: 'an email of an account is told, and can be corrected',
      events: [...submitted, model.failed('signUp', refusals.taken), ...submitted],
      ends: 'submitting',
      also: ({ context }) => expect(context).toMatchObject({ failure: null, isUncertain: false }),
    },
    {
      name: 'after a lost answer the account may be theirs: the password decides',
      events: [...lost, ...signedIn],
      ends: 'leaving',
    },
    {
      name: 'the account of somebody else stays closed after a lost answer',
      events: [...lost, proven, model.failed('signIn', wrongPassword)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toMatchObject({ errorId: 'AUT439' }),
    },
    {
      name: 'without a token nothing is sent, and nothing is lost',
      events: [submit, model.failed('prove', silent)],
      ends: 'editing',
      also: ({ context }) => expect(context).toMatchObject({ failure: silent, isUncertain: false }),
    },
    {
      name: 'without a bot defence there is no token',
      events: [submit, model.done('prove', null)],
      ends: 'submitting',
    },
    {
      name: 'passing the check repeats the call with its token',
      events: [...challenged, model.done('botDefence', { token: 'a token of the check' })],
      ends: 'submitting',
      also: ({ context }) => expect(context.token).toBe('a token of the check'),
    },
    {
      name: 'leaving the check says why no account was made',
      events: [...challenged, model.done('botDefence', { token: null })],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(unproven),
    },
    {
      name: 'a check that fails says why no account was made',
      events: [...challenged, model.failed('botDefence', new Error('no check'))],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(unproven),
    },
    {
      name: 'the rules of the fields stay for every try',
      events: [model.done('readRules', rules), ...submitted, model.failed('signUp', refusals.taken)],
      ends: 'editing',
      also: ({ context }) => expect(context.rules).toEqual(rules),
    },
    {
      name: 'without the rules the form can be sent',
      events: [model.failed('readRules', refusals.lost), ...submitted],
      ends: 'submitting',
      also: ({ context }) => expect(context.rules).toBeNull(),
    },
    {
      name: 'a form that is sent before the rules are there is sent without them',
      events: [submit],
      ends: 'proving',
      also: ({ context }) => expect(context.rules).toBeNull(),
    },
    {
      name: 'an account that was posted without script is told as made',
      start: 'an account that was posted',
      events: [],
      ends: 'created',
      refuses: [submit],
    },
    {
      name: 'a refusal of what was posted without script is told',
      start: 'a refusal of what was posted',
      events: [],
      ends: 'preparing',
      also: ({ context }) => expect(context.failure).toEqual(refusals.taken),
    },
  ],
  waits: {},
});
