import { expect } from 'vitest';
import type { SignInStep } from '#machines/sign-in/sign-in.steps.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  deadEnd,
  down,
  idle,
  inCart,
  maya,
  model,
  posted,
  reloaded,
  send,
  tooMany,
  wrongPassword,
} from './sign-in.model.ts';

const asked = send['email.submitted'];
const known = [asked, model.done('lookUp', 'known')];
const unknown = [asked, model.done('lookUp', 'unknown')];
const entered = send['customer.entered'];
const requested = (step: SignInStep) => ({ type: 'step.requested', step }) as const;
const noForm = new Error('no form');
const kept = { type: 'email.kept', email: maya } as const;
const dropped = { type: 'email.dropped' } as const;

interface Sent {
  sent: readonly { to: string; event: unknown }[];
}
/** What the page remembers of the email, in order. */
const remembered = ({ sent }: Sent) => sent.flatMap(({ to, event }) => (to === 'keepEmail' ? [event] : []));
const remembers =
  (...events: readonly (typeof kept | typeof dropped)[]) =>
  (_: unknown, told: Sent) =>
    expect(remembered(told)).toEqual(events);

describeChart(model, {
  invariants: {
    'a new account is offered with the email that was typed': ({ nextState }) => {
      if (nextState.matches('signingUp') && nextState.context.email !== '') expect(nextState.context.email).toBe(maya);
    },
    'nobody is greeted on the way to something': ({ nextState }) => {
      if (!nextState.matches('greeting')) return;
      expect(nextState.context.mayGreet).toBe(true);
      expect(nextState.context.path).not.toMatch(/cart$/);
    },
    'only an answer says that an email has an account': ({ nextState }) => {
      if (nextState.matches('asking') && nextState.context.email === '')
        expect(nextState.context.account).toBe('undisclosed');
    },
  },
  stories: [
    {
      name: 'an email with an account asks for its password',
      events: known,
      ends: { signingIn: 'byPassword' },
      also: ({ context }) => expect(context).toMatchObject({ email: maya, account: 'known' }),
      refuses: [asked, send['signIn.chosen'], send['signUp.chosen']],
    },
    {
      name: 'an email without an account offers one',
      events: unknown,
      ends: 'signingUp',
      also: ({ context }) => expect(context).toMatchObject({ email: maya, account: 'unknown' }),
    },
    {
      name: 'a passkey is asked for without a lookup, and the typed email stays',
      events: [send['passkey.chosen']],
      ends: { signingIn: 'byPasskey' },
      also: ({ context }, told) => {
        expect(context).toMatchObject({ email: maya, account: 'undisclosed' });
        expect(remembered(told)).toEqual([kept]);
        expect(told.sent).toContainEqual({ to: 'signInForm', event: { type: 'passkey.requested' } });
      },
    },
    {
      name: 'where the service does not say, both ways are offered',
      events: [asked, model.done('lookUp', 'undisclosed')],
      ends: { signingIn: 'byPassword' },
      also: ({ context }) => expect(context.account).toBe('undisclosed'),
    },
    {
      name: 'a client that asks too much is offered both ways',
      events: [asked, model.failed('lookUp', tooMany)],
      ends: { signingIn: 'byPassword' },
      also: ({ context }) => expect(context.account).toBe('undisclosed'),
    },
    {
      name: 'without an answer both ways are offered',
      events: [asked, model.failed('lookUp', down), send['signUp.chosen']],
      ends: 'signingUp',
      also: remembers(kept, kept),
    },
    {
      name: 'the shopper changes the email, and the answer about the last one is forgotten',
      events: [...known, send['email.reconsidered'], asked],
      ends: 'lookingUp',
      also: ({ context }) => expect(context.account).toBe('undisclosed'),
      refuses: [asked],
    },
    {
      name: 'an account can be made at once, and a reload keeps its email',
      events: [send['signUp.chosen']],
      ends: 'signingUp',
      also: remembers(kept),
    },
    {
      name: 'the address of the page names each step',
      events: [...known, send['email.reconsidered'], send['signUp.chosen'], send['signIn.chosen']],
      ends: { signingIn: 'byPassword' },
      also: (_, { sent }) =>
        expect(sent.flatMap(({ to, event }) => (to === 'watchSteps' ? [event] : []))).toEqual(
          ['email', 'password', 'email', 'sign-up', 'password'].map((step) => ({ type: 'step.shown', step })),
        ),
    },
    {
      name: 'whoever has an account after all signs in',
      events: [...unknown, send['signIn.chosen']],
      ends: { signingIn: 'byPassword' },
    },
    {
      name: 'the email of a new account can be changed',
      events: [...unknown, send['email.reconsidered']],
      ends: 'asking',
    },
    {
      name: 'a sign-in closes the dialog',
      events: [...known, entered, model.done('leave', undefined)],
      ends: 'entered',
      refuses: [asked, entered],
    },
    {
      name: 'a new customer is in even where the dialog cannot be closed, and the page forgets their email',
      events: [...unknown, entered, model.failed('leave', new Error('no dialog'))],
      ends: 'entered',
      also: remembers(kept, dropped),
    },
    {
      name: 'a refused form that was posted without script is shown with its refusal',
      start: posted,
      events: [],
      ends: { signingIn: 'byPassword' },
      also: ({ context }) => expect(context.failure).toEqual(wrongPassword),
    },
    {
      name: 'a reload of the page keeps the password',
      start: reloaded.password,
      events: [],
      ends: { signingIn: 'byPassword' },
    },
    {
      name: 'a reload of the page keeps the email, which is kept again with the next one and dropped by the sign-in',
      start: reloaded.password,
      events: [send['email.recalled'], send['email.reconsidered'], asked, model.done('lookUp', 'known'), entered],
      ends: 'leaving',
      also: ({ context }, told) => {
        expect(context).toMatchObject({ email: maya, recalled: maya });
        expect(remembered(told)).toEqual([kept, dropped]);
      },
    },
    {
      name: 'a reload of the page keeps the new account',
      start: reloaded.signUp,
      events: [],
      ends: 'signingUp',
    },
    {
      name: 'Back from the password leads to the email, and Forward to the password again',
      events: [...known, requested('email'), requested('password')],
      ends: { signingIn: 'byPassword' },
      also: ({ context }) => expect(context).toMatchObject({ email: maya, account: 'known' }),
    },
    {
      name: 'a customer whose profile has gaps is greeted',
      start: idle,
      events: [...known, entered, model.done('lacksAnything', true), model.done('greet', undefined)],
      ends: 'entered',
      also: remembers(kept, dropped),
    },
    {
      name: 'a customer whose profile is complete is not kept',
      start: idle,
      events: [...known, entered, model.done('lacksAnything', false)],
      ends: 'leaving',
    },
    {
      name: 'an outage after the sign-in keeps nobody',
      start: idle,
      events: [...known, entered, model.failed('lacksAnything', down)],
      ends: 'leaving',
    },
    {
      name: 'a new customer is greeted at once',
      start: idle,
      events: [...unknown, entered],
      ends: 'greeting',
      also: remembers(kept, dropped),
    },
    {
      name: 'nobody is greeted in the cart',
      start: inCart,
      events: [...known, entered],
      ends: 'leaving',
    },
    {
      name: 'a customer whose profile is complete is led on from a page of guests',
      start: deadEnd,
      events: [...known, entered, model.done('lacksAnything', false), model.done('confirm', undefined)],
      ends: 'entered',
    },
    {
      name: 'without a dialog that leads on, the customer is in all the same',
      start: deadEnd,
      events: [...known, entered, model.failed('lacksAnything', down), model.failed('confirm', new Error('no dialog'))],
      ends: 'leaving',
    },
    {
      name: 'a customer whom no dialog can greet is in all the same',
      start: idle,
      events: [...unknown, entered, model.failed('greet', new Error('no dialog')), model.done('leave', undefined)],
      ends: 'entered',
    },
    {
      name: 'a form that cannot be had leads back to the email',
      events: [...known, model.failed('signInForm', noForm), ...unknown, model.failed('signUpForm', noForm)],
      ends: 'asking',
    },
  ],
  pairs: true,
  waits: {},
});
