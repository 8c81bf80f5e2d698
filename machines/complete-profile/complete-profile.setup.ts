import { assertEvent, sendTo, setup } from 'xstate';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { StepCommand } from '#machines/shared/steps.ts';
import type { ShownStep } from './complete-profile.page.ts';
import { stepsOf } from './complete-profile.steps.ts';
import type {
  CompleteProfileContext,
  CompleteProfileEvent,
  CompleteProfileInput,
  Known,
  ProfileChange,
  ProfileStep,
} from './complete-profile.types.ts';

const ports = {
  /** GET /consumers-v3/consumer, and what the steps need; rejects with the ApiFailure. */
  loadProfile: promisePort<Known>('loadProfile'),
  /** PUT /consumers-v3/consumer; rejects with the ApiFailure. */
  saveProfile: promisePort<ConsumerProfile, { change: ProfileChange }>('saveProfile'),
  /** POST /consumers-v3/consumer/loyalty/token; rejects with the ApiFailure. */
  joinLoyalty: promisePort<void>('joinLoyalty'),
  /**
   * Has the service check the password and the browser make a passkey, and adds it. Rejects with the ApiFailure
   * (AUT450: the password), or with one of `passkeyFailures` if the browser makes none.
   */
  addPasskey: promisePort<void, { password: string }>('addPasskey'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /**
   * On the page: makes each step an entry of the browser's history, and sends `step.requested` when the customer
   * navigates to one of them. In a dialog it does nothing.
   */
  watchSteps: callbackPort<StepCommand<ShownStep>>('watchSteps'),
  /** Closes the dialog, or leads to the account. */
  leave: promisePort<void>('leave'),
};

export type CompleteProfilePorts = typeof ports;

function stepOf(event: CompleteProfileEvent): ShownStep {
  assertEvent(event, 'step.requested');
  return event.step;
}

const base = setup({
  types: {
    context: {} as CompleteProfileContext,
    events: {} as CompleteProfileEvent,
    input: {} as CompleteProfileInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.known !== null,
    greets: ({ context }) => context.begins === 'greeting',
    greetsMember: ({ context }) => context.begins === 'greeting' && context.known?.profile.isLoyaltyMember === true,
    isStep: ({ context }, step: ProfileStep) => context.steps.includes(step),
    beginsAt: ({ context }, step: ProfileStep) => context.named === step && context.steps.includes(step),
    /** True if this step is asked for, and open: the end is open to whoever has saved something. */
    isRequested: ({ context, event }, step: ShownStep) =>
      stepOf(event) === step && (step === 'success' ? context.hasSaved : context.steps.includes(step)),
    /** True if there is a step, or the greeting, before this one. */
    hasBefore: ({ context }, step: ProfileStep) => context.begins === 'greeting' || context.steps.indexOf(step) > 0,
    hasSaved: ({ context }) => context.hasSaved,
    choosesNothing: ({ context, event }) => {
      assertEvent(event, 'interests.submitted');
      return event.interests.length === 0 && context.known?.profile.preferences.interests === '';
    },
    /** AUT404: a guest has no profile. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
    isDismissed: ({ event }) => failureOf(event).errorId === passkeyFailures.dismissed,
  },
});

const changed = ({ known }: CompleteProfileContext, profile: Partial<ConsumerProfile>) =>
  known && { ...known, profile: { ...known.profile, ...profile } };

export const completeProfileSetup = base.extend({
  actions: {
    showStep: sendTo('watchSteps', (_: { context: CompleteProfileContext }, step: ShownStep) => ({
      type: 'step.shown' as const,
      step,
    })),
    keepShownStep: base.sendTo('watchSteps', { type: 'step.kept' }),
    rememberKnown: base.assign(({ context, event }) => {
      const { output } = event as unknown as { output: Known };
      return { known: output, steps: stepsOf(context.begins, output) };
    }),
    rememberSaved: base.assign(({ context, event }) => {
      const { output } = event as unknown as { output: ConsumerProfile };
      return { known: changed(context, output), hasSaved: true };
    }),
    rememberJoined: base.assign(({ context }) => ({
      known: changed(context, { isLoyaltyMember: true }),
      hasSaved: true,
    })),
    noteSaved: base.assign({ hasSaved: true }),
    forgetKnown: base.assign({ known: null, steps: [], hasSaved: false, failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
