import { seed } from '#src/commerce/seed/index.ts';
import type { Shopping } from './guest.ts';

/** Shoes of $120 and more in several sizes: what the guests of the kills buy, again and again. */
const shoes = seed.products
  .filter(({ price, comingSoon, presale, id }) => !comingSoon && !presale && id.startsWith('WMTR') && price.list.USD >= 12_000)
  .flatMap(({ id, variants }) => variants.slice(0, 2).map(({ upc }) => ({ productId: id, upc })))
  .slice(0, 6);
const giftCard = { number: '6006490010000010', pin: '4821' };
const athlete = 'noa.lindqvist@example.com';
const member = 'theo.lambert@example.com';
const rewardCode = 'TRAIL-2060';
const byGiftCard = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: giftCard.number, c_gcPin: giftCard.pin } as const;

/** What must not run out while hundreds of carts are placed. */
export const refills = [
  {
    sql: `UPDATE stock SET quantity = 10000 WHERE upc = ANY($1::text[])`,
    params: [shoes.map(({ upc }) => upc)],
  },
  { sql: 'UPDATE gift_cards SET balance = 100000000 WHERE number = $1', params: [giftCard.number] },
  { sql: `UPDATE stored_rewards SET balance = 100000000 WHERE code = $1`, params: [rewardCode] },
  { sql: 'UPDATE consumers SET points = 1000000 WHERE email = $1', params: [member] },
  { sql: `UPDATE consumers SET doc = jsonb_set(doc, '{athlete,annualCredit}', '100000000') WHERE email = $1`, params: [athlete] },
];

const pair = (at: number) => ({ ...shoes[at % shoes.length]!, qty: 1 });

/** Ways to pay, in turn; every one is met, however many guests come at a time. */
const ways: Omit<Shopping, 'items'>[] = [
  {},
  { coupon: 'RIDGE20', pays: { ...byGiftCard, amount: 1500 } },
  { pays: byGiftCard },
  { email: athlete, pays: { payment_method_id: 'ATHLETES_PAYMENT', amount: 1500 } },
  { email: member, pays: { payment_method_id: 'LOYALTY_POINTS', points: 500 } },
  { email: member, pays: { payment_method_id: 'REWARD_CODE', c_rewardCode: rewardCode } },
  { email: 'maya.reed@example.com', isPaidLater: true },
];

export function shoppingOf(at: number): Shopping {
  const way = ways[at % ways.length]!;
  return { ...way, items: [pair(at), ...(way.coupon ? [pair(at + 1)] : [])] };
}
