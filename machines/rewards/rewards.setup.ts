import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { Loyalty, RewardsContext, RewardsEvent } from './rewards.types.ts';

const ports = {
  /** GET /cart/v1/cart/{basketId}/paymentMethods: a member's points; null for everybody else. */
  getLoyalty: promisePort<Loyalty | null>('getLoyalty'),
  /** Puts the voucher for these points on the cart, in the cart's queue; 0 removes it. Rejects with its failure. */
  applyReward: promisePort<void, { points: number }>('applyReward'),
};

/** The effects that must be provided before points can pay. */
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
