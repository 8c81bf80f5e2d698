import { randomInt } from 'node:crypto';
import type { CartItem, Currency } from '#openapi/generated/waymark.gen.ts';
import type { GiftCardDoc } from '../model/gift-card.ts';
import type { Database } from '../db/database.types.ts';
import type { Pins } from './pins.ts';

/** Prefix of the numbers of the shop's own cards. */
export const OWN_CARDS = '600649';

export interface IssuedGiftCard {
  number: string;
  pin: string;
  amount: number;
  currency: Currency;
}

interface Piece {
  orderNumber: string;
  itemId: string;
  piece: number;
}

export interface IssuingDeps {
  database: Database;
  pins: Pins;
}

/**
 * Returns the card of one piece and its PIN. If its key is gone, makes a new PIN; the one in an older e-mail is then
 * invalid.
 */
async function soldCard(
  { database, pins }: IssuingDeps,
  { orderNumber, itemId, piece }: Piece,
): Promise<{ number: string; pin: string } | null> {
  const [known] = await database.raw<{ number: string; pin_hash: string }>(
    'SELECT number, pin_hash FROM gift_cards WHERE order_number = $1 AND item_id = $2 AND piece = $3',
    [orderNumber, itemId, piece],
  );
  if (!known) return null;
  const { number } = known;
  const pin = pins.find(number, known.pin_hash);
  if (pin !== null) return { number, pin };
  const made = pins.make(number);
  await database.raw('UPDATE gift_cards SET pin_hash = $2 WHERE number = $1', [number, pins.hash(number, made)]);
  return { number, pin: made };
}

/** Makes the card of a piece. Does nothing if another process has made it, or the number is taken. */
async function makeCard(
  { database, pins }: IssuingDeps,
  { orderNumber, itemId, piece }: Piece,
  { amount, currency }: { amount: number; currency: Currency },
): Promise<void> {
  const number = `${OWN_CARDS}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const note = `Bought with ${orderNumber}.`;
  const doc: GiftCardDoc = {
    number,
    currency,
    balance: amount,
    initial: amount,
    expiresOn: null,
    isAllowed: true,
    note,
  };
  await database.raw(
    `INSERT INTO gift_cards (number, currency, balance, pin_hash, order_number, item_id, piece, doc)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) ON CONFLICT DO NOTHING`,
    [number, currency, amount, pins.hash(number, pins.make(number)), orderNumber, itemId, piece, JSON.stringify(doc)],
  );
}

/**
 * Returns the gift cards of a bought item, one for each piece. Idempotent: they are issued once, and found again when
 * the e-mail is sent again. Their PINs are not stored.
 */
export async function issueGiftCards(
  deps: IssuingDeps,
  orderNumber: string,
  { itemId, qty, price }: CartItem,
): Promise<IssuedGiftCard[]> {
  const { currency, current: amount } = price;
  const cards: IssuedGiftCard[] = [];
  while (cards.length < qty) {
    const piece = { orderNumber, itemId, piece: cards.length };
    const card = await soldCard(deps, piece);
    if (card) cards.push({ ...card, amount, currency });
    else await makeCard(deps, piece, { amount, currency });
  }
  return cards;
}
