import { setup } from 'xstate';
import type { LoyaltyLeft, LoyaltyMembership, WelcomeOffer } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { LoyaltyContext, LoyaltyEvent, LoyaltyInput } from './loyalty.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/loyalty/vouchers. */
  getLoyalty: promisePort<LoyaltyMembership>('getLoyalty'),
  /** GET /consumers-v3/consumer/loyalty/promo/welcome. */
  getWelcomeOffer: promisePort<WelcomeOffer>('getWelcomeOffer'),
  /** POST /consumers-v3/consumer/loyalty/token. */
  joinLoyalty: promisePort<LoyaltyMembership>('joinLoyalty'),
  /** Opens the dialog that asks for what the profile lacks, if it lacks anything; not beside the cart. */
  askForMissing: promisePort<void>('askForMissing'),
  /** DELETE /consumers-v3/consumer/loyalty/token. */
  leaveLoyalty: promisePort<LoyaltyLeft>('leaveLoyalty'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

/** The effects that must be provided before the membership can be shown. */
export type LoyaltyPorts = typeof ports;

const base = setup({
  types: {
    context: {} as LoyaltyContext,
    events: {} as LoyaltyEvent,
    input: {} as LoyaltyInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.membership !== null,
    /** True if the customer has agreed to the terms: a sign-up alone does not confirm the membership. */
    isConfirmed: ({ context }) => context.membership !== null && context.membership.joinedOn !== null,
    /** REW130: the customer is not a member. */
    isNoMember: ({ event }) => failureOf(event).errorId === 'REW130',
    /** REW401: nobody is signed in. */
    isGuest: ({ event }) => failureOf(event).status === 401,
  },
});

export const loyaltySetup = base.extend({
  actions: {
    rememberMembership: base.assign(({ event }) => {
      const { output } = event as unknown as { output: LoyaltyMembership };
      return { membership: output, failure: null };
    }),
    rememberWelcome: base.assign({
      welcome: ({ event }) => (event as unknown as { output: WelcomeOffer }).output.points,
    }),
    rememberLoss: base.assign(({ event }) => {
      const { output } = event as unknown as { output: LoyaltyLeft };
      return { membership: null, welcome: 0, lost: output.pointsLost };
    }),
    forgetMembership: base.assign({ membership: null, welcome: 0, lost: 0, failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
