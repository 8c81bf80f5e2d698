import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import type { OrderDoc } from '../model/order.ts';
import type { CartDoc } from '../model/cart.ts';
import type { PricedCart } from './priced-cart.types.ts';

type Paying = Pick<PricedCart, 'cart' | 'totals'>;

/** What an order takes from each payment beside the card. */
export type Spent = Pick<OrderDoc, 'giftCards' | 'points' | 'credit' | 'storedRewards'>;

/** Something on a cart that pays a part of it. */
interface Payer {
  most: number;
  told: (amount: number) => Omit<PaymentInstrument, 'amount' | 'currency'>;
  spend: (spent: Spent, amount: number) => Spent;
}

/** The payers in the order in which they pay: credit before rewards (core 5); gift cards pay the rest. */
function payersOf({ credit, reward, storedRewards = [], giftCards }: CartDoc): Payer[] {
  const payers: Payer[] = [];
  if (credit) {
    const { instrumentId, balance, limit } = credit;
    payers.push({
      most: Math.min(balance, limit ?? balance),
      told: (amount) => ({
        payment_instrument_id: instrumentId,
        payment_method_id: 'ATHLETES_PAYMENT',
        remainingAmount: balance - amount,
        payableAmount: amount,
      }),
      spend: (spent, amount) => ({ ...spent, credit: amount }),
    });
  }
  if (reward) {
    const { instrumentId, points, amount: most } = reward;
    payers.push({
      most,
      told: () => ({ payment_instrument_id: instrumentId, payment_method_id: 'LOYALTY_POINTS', points }),
      spend: (spent) => ({ ...spent, points }),
    });
  }
  for (const { id, kind, lastFour, balance } of storedRewards) {
    payers.push({
      most: balance,
      told: () => ({ payment_instrument_id: id, payment_method_id: kind, lastFour }),
      spend: ({ storedRewards: spent = [], ...others }, amount) => ({
        ...others,
        storedRewards: [...spent, { id, amount }],
      }),
    });
  }
  for (const { instrumentId, number, balance, limit } of giftCards) {
    payers.push({
      most: Math.min(balance, limit ?? balance),
      told: () => ({
        payment_instrument_id: instrumentId,
        payment_method_id: 'GIFT_CARD',
        c_gcCardNumber: `${'*'.repeat(number.length - 4)}${number.slice(-4)}`,
        lastFour: number.slice(-4),
      }),
      spend: (spent, amount) => ({ ...spent, giftCards: [...spent.giftCards, { number, amount }] }),
    });
  }
  return payers;
}

/** The most that everything on a cart could pay, independent of the cart's total. */
export const prepaidOf = (doc: CartDoc): number => payersOf(doc).reduce((sum, { most }) => sum + most, 0);

/** How much each payer pays: one after the other, until nothing remains. */
function shares({ cart, totals }: Paying): { payer: Payer; amount: number }[] {
  let left = totals.prepaid;
  return payersOf(cart.doc).map((payer) => {
    const amount = Math.min(left, payer.most);
    left -= amount;
    return { payer, amount };
  });
}

const toldOf = (
  { cart: { currency } }: Paying,
  { payer, amount }: { payer: Payer; amount: number },
): PaymentInstrument => ({
  ...payer.told(amount),
  amount,
  currency,
});

/** What pays beside a card, in the order of payment, in the format of the contract. */
export const instrumentsOf = (priced: Paying): PaymentInstrument[] =>
  shares(priced).map((share) => toldOf(priced, share));

/**
 * What pays a part of an order, and how much it takes from each. An instrument that pays nothing is left out and keeps
 * its balance.
 */
export function spendingOf(priced: Paying): Spent & { instruments: PaymentInstrument[] } {
  const paying = shares(priced).filter(({ amount }) => amount > 0);
  return {
    ...paying.reduce<Spent>((spent, { payer, amount }) => payer.spend(spent, amount), { giftCards: [] }),
    instruments: paying.map((share) => toldOf(priced, share)),
  };
}

const isReward = ({ payment_method_id: method }: PaymentInstrument): boolean =>
  method === 'LOYALTY_POINTS' || method === 'REWARD_CODE' || method === 'REWARD_CARD';

/** The amount that rewards pay of a cart. */
export const rewardsAmount = (priced: Paying): number =>
  instrumentsOf(priced)
    .filter(isReward)
    .reduce((sum, { amount }) => sum + amount, 0);
