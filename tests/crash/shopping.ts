import { seed } from '#src/demo/seed.ts';
import type { Shopping } from './guest.ts';

/** Shoes of $120 and more in several sizes; the guests of the kills buy them. */
const shoes = seed.products
  .filter(
    ({ price, comingSoon, presale, id }) =>
      !comingSoon && !presale && id.startsWith('WMTR') && price.list.USD >= 12_000,
  )
  .flatMap(({ id, variants }) => variants.slice(0, 2).map(({ upc }) => ({ productId: id, upc })))
  .slice(0, 6);
const giftCard = { number: '6006490010000010', pin: '4821' };
const otherGiftCard = { number: '6006490010000069', pin: '2750' };
const athlete = 'noa.lindqvist@example.com';
/** Has little credit left. When all of it is on the cart, points may pay too (core 5). */
const nearlySpent = 'kai.moreno@example.com';
const member = 'theo.lambert@example.com';
const rewardCode = 'TRAIL-2060';
const byGiftCard = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: giftCard.number, c_gcPin: giftCard.pin } as const;
const byOtherGiftCard = {
  payment_method_id: 'GIFT_CARD',
  c_gcCardNumber: otherGiftCard.number,
  c_gcPin: otherGiftCard.pin,
} as const;
const byCredit = { payment_method_id: 'ATHLETES_PAYMENT' } as const;
const byPoints = { payment_method_id: 'LOYALTY_POINTS', points: 500 } as const;

/** Copies of this customer who each shop once, because one order uses up the little credit. */
const LIKES = 1000;
const likeOf = (at: number) => `like.kai.${at % LIKES}@example.com`;

/** Keeps everything available while hundreds of carts are placed. */
export const refills = [
  {
    sql: `UPDATE stock SET quantity = 10000 WHERE upc = ANY($1::text[])`,
    params: [shoes.map(({ upc }) => upc)],
  },
  {
    sql: 'UPDATE gift_cards SET balance = 100000000 WHERE number = ANY($1::text[])',
    params: [[giftCard.number, otherGiftCard.number]],
  },
  { sql: `UPDATE stored_rewards SET balance = 100000000 WHERE code = $1`, params: [rewardCode] },
  { sql: 'UPDATE consumers SET points = 1000000 WHERE email = $1', params: [member] },
  {
    sql: `UPDATE consumers SET doc = jsonb_set(doc, '{athlete,annualCredit}', '100000000') WHERE email = $1`,
    params: [athlete],
  },
  {
    sql: `INSERT INTO consumers (id, consumer_no, email, password_hash, consumer_type, points, credit_spent, credit_year, doc)
      SELECT gen_random_uuid()::text, 'like ' || n, 'like.kai.' || n || '@example.com', password_hash, consumer_type, points, credit_spent, credit_year, doc
      FROM consumers, generate_series(0, $2::int - 1) n WHERE email = $1`,
    params: [nearlySpent, LIKES],
  },
];

const pair = (at: number) => ({ ...shoes[at % shoes.length]!, qty: 1 });

const plans = ['pay_later', 'paypal', 'apple_pay'] as const;

/** Ways to pay, used in turn, so that each is used whatever the number of guests. */
const ways: ((at: number) => Omit<Shopping, 'items'>)[] = [
  () => ({}),
  () => ({ coupon: 'RIDGE20', pays: [{ ...byGiftCard, amount: 1500 }] }),
  () => ({ pays: [byGiftCard] }),
  () => ({ email: athlete, pays: [{ ...byCredit, amount: 1500 }] }),
  () => ({ email: member, pays: [byPoints] }),
  () => ({ email: member, pays: [{ payment_method_id: 'REWARD_CODE', c_rewardCode: rewardCode }] }),
  (at) => ({ email: 'maya.reed@example.com', plan: plans[Math.floor(at / ways.length) % plans.length]! }),
  () => ({
    pays: [
      { ...byGiftCard, amount: 1500 },
      { ...byOtherGiftCard, amount: 2500 },
    ],
  }),
  () => ({
    email: athlete,
    pays: [
      { ...byCredit, amount: 1500 },
      { ...byGiftCard, amount: 1500 },
    ],
  }),
  (at) => ({
    email: likeOf(at),
    pays: [byCredit, byPoints, { ...byGiftCard, amount: 1500 }, { ...byOtherGiftCard, amount: 1500 }],
  }),
];

/** Ways to pay with a wallet, alone and beside a gift card, of guests and customers. */
const walletWays: ((at: number) => Omit<Shopping, 'items'>)[] = [
  () => ({ plan: 'apple_pay' }),
  () => ({ plan: 'paypal' }),
  () => ({ coupon: 'RIDGE20', pays: [{ ...byGiftCard, amount: 1500 }], plan: 'apple_pay' }),
  (at) => ({ email: likeOf(at), pays: [byCredit], plan: 'paypal' }),
  (at) => ({ email: likeOf(at), pays: [byCredit, byPoints], plan: 'apple_pay' }),
];

/** What pays in the carts of the kills: all ways in turn, or wallets alone. */
export type PaidBy = 'all' | 'wallets';

export function shoppingOf(at: number, paidBy: PaidBy = 'all'): Shopping {
  const turns = paidBy === 'wallets' ? walletWays : ways;
  const way = turns[at % turns.length]!(at);
  return { ...way, items: [pair(at), ...(way.coupon ? [pair(at + 1)] : [])] };
}
