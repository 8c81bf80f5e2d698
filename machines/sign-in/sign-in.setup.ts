import { assertEvent, sendTo, setup } from 'xstate';
import { isCartRoute } from '#machines/shared/cart-route.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { StepCommand } from '#machines/shared/steps.ts';
import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { signUpFormMachine } from '#machines/sign-up-form/sign-up-form.machine.ts';
import type { SignInStep } from './sign-in.steps.ts';
import type { Account, MemoryCommand, SignInContext, SignInEvent, SignInInput } from './sign-in.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/lookup. */
  lookUp: promisePort<Account, { email: string }>('lookUp'),
  signInForm: signInFormMachine,
  signUpForm: signUpFormMachine,
  /** Sends an event when one of the forms has signed its customer in. */
  watchForms: callbackPort('watchForms'),
  /**
   * On the page: makes each step an entry of the browser's history, and sends `step.requested` when the shopper
   * navigates to one of them. In a dialog it does nothing.
   */
  watchSteps: callbackPort<StepCommand<SignInStep>>('watchSteps'),
  /**
   * On the page: keeps the email in this tab, for a reload, until its customer is signed in, and sends `email.recalled`
   * at the start if there is one. In a dialog it does nothing.
   */
  keepEmail: callbackPort<MemoryCommand>('keepEmail'),
  /** GET /consumers-v3/consumer: true if the profile has gaps and the customer was not greeted in this visit. */
  lacksAnything: promisePort<boolean>('lacksAnything'),
  /** Opens the dialog `welcome` in the place of this one, or leads to the page of complete-profile. */
  greet: promisePort<void>('greet'),
  /** Opens the dialog `sign-in-confirmation` in the place of this one. */
  confirm: promisePort<void>('confirm'),
  /** Closes the dialog, or leaves the page for where the shopper came from. */
  leave: promisePort<void>('leave'),
};

export type SignInPorts = typeof ports;

/** Pages that a customer has nothing to do on. */
const deadEnd = /\/(sign-in|sign-up|forgot-password|reset-password)$/;

const base = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: '' as 'busy' | 'entered',
  },
  actors: ports,
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    mayBeNew: ({ context }) => context.account !== 'known',
    mayGreet: ({ context }) => context.mayGreet && !isCartRoute(context.path),
    isDeadEnd: ({ context }) => deadEnd.test(context.path),
    isLacking: (_, isLacking: boolean) => isLacking,
    beginsAt: ({ context }, step: SignInStep) => context.step === step,
    isRequested: ({ event }, step: SignInStep) => {
      assertEvent(event, 'step.requested');
      return event.step === step;
    },
    isUnknown: (_, account: Account) => account === 'unknown',
  },
});

export const signInSetup = base.extend({
  actions: {
    showStep: sendTo('watchSteps', (_: { context: SignInContext }, step: SignInStep) => ({
      type: 'step.shown' as const,
      step,
    })),
    askForPasskey: base.sendTo('signInForm', { type: 'passkey.requested' }),
    rememberEmail: base.assign(({ context, event }) => ({
      email: 'email' in event ? event.email : context.email,
      account: 'undisclosed',
      failure: null,
    })),
    recallEmail: base.assign(({ event }) => {
      assertEvent(event, 'email.recalled');
      return { email: event.email, recalled: event.email };
    }),
    keepEmail: base.sendTo('keepEmail', ({ context }) => ({ type: 'email.kept', email: context.email })),
    dropEmail: base.sendTo('keepEmail', { type: 'email.dropped' }),
    rememberAccount: base.assign(({ event }) => {
      const { output } = event as unknown as { output: Account };
      return { account: output };
    }),
  },
});
