import type { SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import { isGiftCardOver, type GiftCardRow } from '../cart/gift-cards.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import type { Simulation } from '../simulation.ts';
import { lockCustomer } from '../auth/hold-customer.ts';
import { MOST_SAVED } from './saved-cards.ts';

type Row = GiftCardRow & { id: string; is_default: boolean };

const FOUND = `SELECT saved.id, saved.is_default, card.number, card.currency, card.balance, card.doc
  FROM saved_gift_cards AS saved JOIN gift_cards AS card ON card.number = saved.number WHERE saved.owner = $1`;

/** Returns the gift cards of a shopper with what is left on them now, the default one first. */
export async function savedGiftCardsOf(
  raw: Raw,
  { subject }: Session,
  { now, simulation }: { now: number; simulation: Simulation },
): Promise<SavedGiftCard[]> {
  const rows = await raw<Row>(
    `${FOUND} ORDER BY is_default DESC, saved.created_at DESC, saved.id LIMIT ${MOST_SAVED}`,
    [subject],
  );
  return rows.map(({ id, is_default: isDefault, number, currency, balance, doc }) => ({
    paymentInstrumentId: id,
    payment_method_id: 'GIFT_CARD',
    lastFour: number.slice(-4),
    currency,
    ...(simulation.giftCardRefusal?.(number) ? {} : { balance }),
    ...(doc.expiresOn ? { expiresOn: doc.expiresOn } : {}),
    isDefault,
    isExpired: isGiftCardOver(doc, now),
  }));
}

/** Returns the number of a gift card of a shopper. Throws PYT404 if they do not have it (any more). */
export async function savedNumberOf(raw: Raw, { subject }: Session, id: string): Promise<string> {
  const [row] = await raw<Row>(`${FOUND} AND saved.id = $2`, [subject, id]);
  if (!row) throw new CommerceError('PYT404', 404, { field: '/payment_instrument_id' });
  return row.number;
}

/**
 * Saves a gift card whose PIN was right, and returns its id. The first one is the default. Throws PYT300 if its owner
 * has it, API409 if they have as many as the account lists, AUT404 if the account was erased meanwhile. Call it in a
 * transaction.
 */
export async function addGiftCard(raw: Raw, owner: string, number: string, at: Date): Promise<string> {
  await lockCustomer(raw, owner);
  const id = uuidOf('saved gift card', owner, number);
  const known = await raw<{ id: string }>('SELECT id FROM saved_gift_cards WHERE owner = $1', [owner]);
  if (known.some((one) => one.id === id)) throw new CommerceError('PYT300', 409, { field: '/card/c_gcCardNumber' });
  if (known.length >= MOST_SAVED) throw new CommerceError('API409', 409, { field: '/card/c_gcCardNumber' });
  await raw(
    `INSERT INTO saved_gift_cards (id, owner, number, is_default, created_at)
     VALUES ($1, $2, $3, $4, $5::timestamptz)`,
    [id, owner, number, known.length === 0, at.toISOString()],
  );
  return id;
}

/** Makes a gift card the default one. Returns false if the shopper has none with this id. Throws FE309 if expired. */
export async function makeGiftCardDefault(raw: Raw, { subject }: Session, id: string, now: number): Promise<boolean> {
  const [row] = await raw<Row>(`${FOUND} AND saved.id = $2`, [subject, id]);
  if (!row) return false;
  if (isGiftCardOver(row.doc, now)) throw new CommerceError('FE309', 422);
  // As for cards: if another request deleted it meanwhile, the previous default one stays.
  await raw(
    `UPDATE saved_gift_cards SET is_default = (id = $1)
     WHERE owner = $2 AND EXISTS (SELECT 1 FROM saved_gift_cards WHERE id = $1 AND owner = $2)`,
    [id, subject],
  );
  return true;
}

/** Deletes a gift card from the account. Returns false if the shopper has none with this id. */
export async function forgetGiftCard(raw: Raw, { subject }: Session, id: string): Promise<boolean> {
  const rows = await raw('DELETE FROM saved_gift_cards WHERE id = $1 AND owner = $2 RETURNING id', [id, subject]);
  return rows.length > 0;
}
