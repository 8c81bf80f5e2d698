import type { SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import { isGiftCardOver, type GiftCardRow } from '../cart/gift-cards.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import type { Simulation } from '../simulation.ts';

type Row = GiftCardRow & { id: string; is_default: boolean };

const FOUND = `SELECT saved.id, saved.is_default, card.number, card.currency, card.balance, card.doc
  FROM saved_gift_cards AS saved JOIN gift_cards AS card ON card.number = saved.number WHERE saved.owner = $1`;

/** Returns the gift cards of a shopper with what is left on them now, the default one first. */
export async function savedGiftCardsOf(
  raw: Raw,
  { subject }: Session,
  { now, simulation }: { now: number; simulation: Simulation },
): Promise<SavedGiftCard[]> {
  const rows = await raw<Row>(`${FOUND} ORDER BY is_default DESC, saved.created_at DESC, saved.id LIMIT 20`, [subject]);
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
 * has it, AUT404 if the account was erased meanwhile.
 */
export async function addGiftCard(raw: Raw, owner: string, number: string, at: Date): Promise<string> {
  const id = uuidOf('saved gift card', owner, number);
  const made = await raw(
    `INSERT INTO saved_gift_cards (id, owner, number, is_default, created_at)
     SELECT $1, id, $3, NOT EXISTS (SELECT 1 FROM saved_gift_cards WHERE owner = $2), $4::timestamptz
     FROM (SELECT id FROM consumers WHERE id = $2 FOR KEY SHARE) AS customer
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, owner, number, at.toISOString()],
  );
  if (made.length > 0) return id;
  const known = await raw('SELECT id FROM saved_gift_cards WHERE id = $1', [id]);
  if (known.length === 0) throw new CommerceError('AUT404', 403);
  throw new CommerceError('PYT300', 409, { field: '/card/c_gcCardNumber' });
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
