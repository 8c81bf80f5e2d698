import type { SavedCard, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { isCardExpired } from '#src/domain/card.ts';
import type { Session } from '../model/session.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import { CommerceError } from '../errors.ts';
import type { Raw } from '../db/database.types.ts';
import type { SavedCardDoc } from '../model/saved-card.ts';
import { lockCustomer } from '../auth/hold-customer.ts';

interface Row {
  id: string;
  doc: SavedCardDoc;
}

/** How many cards, and how many gift cards, an account lists: the contract's own limit. */
export const MOST_SAVED = 20;

const LIST = `SELECT id, doc FROM saved_cards WHERE owner = $1 ORDER BY is_default DESC, created_at DESC, id LIMIT ${MOST_SAVED}`;

/** Returns the id of a card. The same card of the same owner has the same id, so it is saved only once. */
export const savedCardId = (owner: string, { brand, bin, lastFour, expiryMonth, expiryYear }: SavedCardDoc): string =>
  uuidOf('saved card', owner, brand, bin, lastFour, `${expiryMonth}/${expiryYear}`);

/** Guests have no account to save a card in. */
export const canSaveCards = ({ consumerType }: Session): boolean => consumerType !== 'GUEST';

const isExpired = ({ expiryMonth, expiryYear }: SavedCardDoc, now: number): boolean =>
  isCardExpired(expiryMonth, expiryYear, new Date(now));

/** Returns the cards of a shopper, the default one first. */
export async function savedCardsOf(raw: Raw, session: Session, now: number): Promise<Omit<SavedCards, 'canExpress'>> {
  const rows = canSaveCards(session) ? await raw<Row>(LIST, [session.subject]) : [];
  const paymentInstruments = rows.map(({ id, doc }, at): SavedCard => {
    const { brand, bin, lastFour, expiryMonth, expiryYear } = doc;
    return {
      paymentInstrumentId: id,
      payment_method_id: 'CREDIT_CARD',
      cardType: brand,
      bin,
      lastFour,
      expiryMonth,
      expiryYear,
      isDefault: at === 0,
      isExpired: isExpired(doc, now),
    };
  });
  return { canSave: canSaveCards(session), paymentInstruments };
}

/**
 * Returns the provider's token of this card. Throws PYT404 if the shopper does not have it (any more), FE309 if it has
 * expired.
 */
export async function instrumentTokenOf(raw: Raw, session: Session, id: string, now: number): Promise<string> {
  const field = '/paymentMethod/additionalData/paymentInstrumentId';
  const [row] = await raw<Row>('SELECT id, doc FROM saved_cards WHERE id = $1 AND owner = $2', [id, session.subject]);
  if (!row) throw new CommerceError('PYT404', 404, { field });
  if (isExpired(row.doc, now)) throw new CommerceError('FE309', 422, { field });
  return row.doc.instrumentToken;
}

/** Saves a card for its owner; the first one is the default. If the card exists, its token is renewed. */
export async function keepCard(raw: Raw, owner: string, doc: SavedCardDoc, at: Date): Promise<void> {
  await raw(
    `INSERT INTO saved_cards (id, owner, is_default, created_at, doc)
     VALUES ($1, $2, NOT EXISTS (SELECT 1 FROM saved_cards WHERE owner = $2), $3::timestamptz, $4::jsonb)
     ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
    [savedCardId(owner, doc), owner, at.toISOString(), JSON.stringify(doc)],
  );
}

/**
 * Saves a card that its owner does not have yet, and returns its id. Throws PYT300 if they have it, unless this same
 * call was made before; API409 if they have as many as the account lists; AUT404 if the account was erased while the
 * provider kept the card. Call it in a transaction.
 */
export async function addCard(raw: Raw, owner: string, doc: SavedCardDoc, at: Date): Promise<string> {
  await lockCustomer(raw, owner);
  const id = savedCardId(owner, doc);
  const known = await raw<Row>('SELECT id, doc FROM saved_cards WHERE owner = $1', [owner]);
  const same = known.find((one) => one.id === id);
  if (same && same.doc.instrumentToken !== doc.instrumentToken)
    throw new CommerceError('PYT300', 409, { field: '/card' });
  if (same) return id;
  if (known.length >= MOST_SAVED) throw new CommerceError('API409', 409, { field: '/card' });
  await raw(
    `INSERT INTO saved_cards (id, owner, is_default, created_at, doc) VALUES ($1, $2, $3, $4::timestamptz, $5::jsonb)`,
    [id, owner, known.length === 0, at.toISOString(), JSON.stringify(doc)],
  );
  return id;
}

/** Makes a card the default one. Throws PYT404 if the shopper has none with this id, FE309 if it has expired. */
export async function makeDefault(raw: Raw, { subject }: Session, id: string, now: number): Promise<void> {
  const [row] = await raw<Row>('SELECT id, doc FROM saved_cards WHERE id = $1 AND owner = $2', [id, subject]);
  if (!row) throw new CommerceError('PYT404', 404);
  if (isExpired(row.doc, now)) throw new CommerceError('FE309', 422);
  // Another request may have deleted the card meanwhile: then the previous default card stays.
  await raw(
    `UPDATE saved_cards SET is_default = (id = $1)
     WHERE owner = $2 AND EXISTS (SELECT 1 FROM saved_cards WHERE id = $1 AND owner = $2)`,
    [id, subject],
  );
}

/** Deletes a card. Throws PYT404 if the shopper has none with this id. */
export async function forgetCard(raw: Raw, { subject }: Session, id: string): Promise<void> {
  const rows = await raw('DELETE FROM saved_cards WHERE id = $1 AND owner = $2 RETURNING id', [id, subject]);
  if (rows.length === 0) throw new CommerceError('PYT404', 404);
}
