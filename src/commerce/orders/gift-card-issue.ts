import { createHmac } from 'node:crypto';
import type { CartItem, Currency } from '#openapi/generated/waymark.gen.ts';
import type { Database } from '../db/connect.ts';
import type { SeedGiftCard } from '../seed/seed.types.ts';

export interface IssuedGiftCard {
  number: string;
  pin: string;
  amount: number;
  currency: Currency;
}

/** So many decimal digits of a secret that is always the same for the same words. */
function digits(secret: string, words: string, count: number): string {
  const hex = createHmac('sha256', secret).update(words).digest('hex').slice(0, 30);
  return BigInt(`0x${hex}`).toString().slice(-count).padStart(count, '0');
}

/**
 * The gift cards of an item that was bought, one for each piece. Their numbers follow from the order: issued once,
 * however often this runs, and found again when the letter is wanted again.
 */
export async function issueGiftCards(
  { database, tokenSecret }: { database: Pick<Database, 'raw'>; tokenSecret: string },
  orderNumber: string,
  item: CartItem,
): Promise<IssuedGiftCard[]> {
  const { currency, current: amount } = item.price;
  const cards = Array.from({ length: item.qty }, (_, at) => {
    const words = `gift card ${orderNumber} ${item.itemId} ${at}`;
    return { number: `6006${digits(tokenSecret, words, 12)}`, pin: digits(tokenSecret, `${words} pin`, 4), amount, currency };
  });
  const rows = cards.map(({ number, pin }) => {
    const note = `Bought with ${orderNumber}.`;
    const doc: SeedGiftCard = { number, pin, currency, balance: amount, initial: amount, expiresOn: null, isAllowed: true, outcome: null, note };
    return { number, currency, balance: amount, doc };
  });
  await database.raw(
    `INSERT INTO gift_cards (number, currency, balance, doc)
     SELECT number, currency, balance, doc FROM jsonb_populate_recordset(NULL::gift_cards, $1::jsonb)
     ON CONFLICT (number) DO NOTHING`,
    [JSON.stringify(rows)],
  );
  return cards;
}
