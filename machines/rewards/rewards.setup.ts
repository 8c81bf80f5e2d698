import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { Loyalty, RewardsContext, RewardsEvent } from './rewards.types.ts';

const ports = {
  /** GET /cart/v1/cart/{basketId}/paymentMethods: what of it is a member's; null for everybody else. */
  getLoyalty: promisePort<Loyalty | null>('getLoyalty'),
  /** Puts the voucher of so many points on the cart, in the cart's turn; 0 takes it off. Rejects with its failure. */
  applyReward: promisePort<void, { points: number }>('applyReward'),
};

/** What the outside world must provide before points can pay. */
export type RewardsPorts = typeof ports;

const base = setup({
  types: { context: {} as RewardsContext, events: {} as RewardsEvent },
  actors: ports,
  guards: { isMember: (_, loyalty: Loyalty | null) => loyalty !== null },
});

export const rewardsSetup = base.extend({
  actions: {
    rememberLoyalty: base.assign(({ event }) => ({ loyalty: (event as unknown as { output: Loyalty | null }).output })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
