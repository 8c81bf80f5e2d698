import { seed } from '#src/commerce/seed/index.ts';
import type { Shopping } from './guest.ts';

/** Shoes of $120 and more in several sizes: what the guests of the kills buy, again and again. */
const shoes = seed.products
  .filter(({ price, comingSoon, presale, id }) => !comingSoon && !presale && id.startsWith('WMTR') && price.list.USD >= 12_000)
  .flatMap(({ id, variants }) => variants.slice(0, 2).map(({ upc }) => ({ productId: id, upc })))
  .slice(0, 6);
const giftCard = { number: '6006490010000010', pin: '4821' };

/** What must not run out while hundreds of carts are placed. */
export const restock = {
  sql: `UPDATE stock SET quantity = 10000 WHERE upc = ANY($1::text[])`,
  params: [shoes.map(({ upc }) => upc)],
};
export const reload = { sql: 'UPDATE gift_cards SET balance = 100000000 WHERE number = $1', params: [giftCard.number] };

const pair = (at: number) => ({ ...shoes[at % shoes.length]!, qty: 1 });

/** Three ways to pay, in turn: a card; a code, a gift card and a card for the rest; a gift card alone. */
export function shoppingOf(at: number): Shopping {
  switch (at % 3) {
    case 0:
      return { items: [pair(at)] };
    case 1:
      return { items: [pair(at), pair(at + 1)], coupon: 'RIDGE20', giftCard: { ...giftCard, amount: 1500 } };
    default:
      return { items: [pair(at)], giftCard };
  }
}
