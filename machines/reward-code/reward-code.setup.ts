import { setup } from 'xstate';
import type { SavedReward } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ChosenReward, RewardCodeContext, RewardCodeEvent } from './reward-code.types.ts';

const ports = {
  /**
   * GET /consumers-v3/consumer/payment_instruments for the kinds that the service offers for the cart; null if it
   * offers none, as to a guest.
   */
  getRewards: promisePort<SavedReward[] | null>('getRewards'),
  /** Puts the code or card on the cart, in the cart's queue; rejects with its failure. */
  applyReward: promisePort<void, ChosenReward>('applyReward'),
  /** Removes a code or card from the cart, in the cart's queue. */
  removeReward: promisePort<void, { instrumentId: string }>('removeReward'),
};

/** The effects that must be provided before reward codes can pay. */
export type RewardCodePorts = typeof ports;

const base = setup({
  types: { context: {} as RewardCodeContext, events: {} as RewardCodeEvent },
  actors: ports,
  guards: { isCustomer: (_, rewards: SavedReward[] | null) => rewards !== null },
});

export const rewardCodeSetup = base.extend({
  actions: {
    rememberRewards: base.assign(({ event }) => ({
      rewards: (event as unknown as { output: SavedReward[] | null }).output,
    })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
