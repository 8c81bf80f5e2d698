import { fromPromise } from 'xstate';
import type { RewardCodePorts } from '#machines/reward-code/reward-code.setup.ts';
import type { ChosenReward } from '#machines/reward-code/reward-code.types.ts';
import type { AddPaymentInstrumentRequest, SavedReward } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { readCustomersMethods } from '#src/flows/shared/payment-methods.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** The payment in the service's format: a card has a number, a code contains letters. */
const wired = (chosen: ChosenReward): AddPaymentInstrumentRequest => {
  if ('own' in chosen) {
    const { paymentInstrumentId, payment_method_id } = chosen.own;
    return { payment_method_id, payment_instrument_id: paymentInstrumentId };
  }
  const code = chosen.typed.replaceAll(' ', '');
  return /^\d+$/.test(code)
    ? { payment_method_id: 'REWARD_CARD', c_rewardCardNumber: code }
    : { payment_method_id: 'REWARD_CODE', c_rewardCode: code };
};

/** The actors of reward codes and cards: the customer's own (core 7), and the cart that they pay. */
export const createRewardCodeActors = (cart: CartRef): RewardCodePorts => ({
  getRewards: fromPromise<SavedReward[] | null, undefined>(async ({ signal }) => {
    const { cart: held } = cart.getSnapshot().context;
    const offered = (await readCustomersMethods(cart))?.paymentMethods.map(({ payment_method_id: id }) => id) ?? [];
    const kinds = (['REWARD_CODE', 'REWARD_CARD'] as const).filter((kind) => offered.includes(kind));
    if (kinds.length === 0) return null;
    const answers = await Promise.all(
      kinds.map((kind) =>
        unwrap(
          api.GET('/consumers-v3/consumer/payment_instruments', {
            params: { query: { payment_method_id: kind } },
            signal,
          }),
        ),
      ),
    );
    return answers.flatMap(({ rewards = [] }) => rewards).filter(({ currency }) => currency === held?.currency);
  }),
  applyReward: fromPromise<void, ChosenReward>(async ({ input }) => {
    await requestChange(cart, { operation: 'addPaymentInstrument', instrument: wired(input) });
  }),
  removeReward: fromPromise<void, { instrumentId: string }>(async ({ input: { instrumentId } }) => {
    await requestChange(cart, { operation: 'removePaymentInstrument', instrumentId });
  }),
});
