import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { Currency, GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';
import type { Database } from '../db/connect.ts';
import { CommerceError } from '../errors.ts';
import type { SeedGiftCard } from '../seed/seed.types.ts';
import type { CartDoc } from './cart.types.ts';

/** Cards that one order can hold. */
const MOST_CARDS = 5;
/** What the numbers of the shop's own cards begin with. */
const OWN = '600649';
/** Wrong numbers and PINs that one shopper may try in ten minutes: nobody finds a PIN by trying. */
const MOST_TRIES = 10;
const WINDOW = 10 * 60_000;

export interface GiftCardRow {
  number: string;
  currency: Currency;
  balance: number;
  doc: SeedGiftCard;
}

const isSamePin = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Finds cards for people who know their PIN. */
export function createGiftCards({ database, clock }: { database: Database; clock: () => number }) {
  const wrong = new LRUCache<string, { tries: number; until: number }>(atMost(20_000));

  /**
   * The card of a number and PIN. GFC400 without a PIN, GFC800 for a card of another shop, GFC700 for a number nobody
   * has, GFC760 for another PIN, GFC812 when it has expired, GFC799 when its balance cannot be read, and API429 for who
   * guesses.
   */
  return async function find(number: string, pin: string | undefined, session: Session): Promise<GiftCardRow> {
    const now = clock();
    const past = wrong.get(session.subject);
    if (past && past.tries >= MOST_TRIES && past.until > now) {
      const retryAfter = Math.ceil((past.until - now) / 1000);
      throw new CommerceError('API429', 429, {
        additionalInfo: { retryAfter },
        headers: { 'retry-after': String(retryAfter) },
      });
    }
    const fail = (errorId: 'GFC700' | 'GFC760' | 'GFC800', field: string): never => {
      const known = past && past.until > now ? past : { tries: 0, until: now + WINDOW };
      wrong.set(session.subject, { ...known, tries: known.tries + 1 });
      throw new CommerceError(errorId, 422, { field });
    };
    if (pin === undefined) throw new CommerceError('GFC400', 422, { field: '/c_gcPin' });
    const digits = number.replaceAll(' ', '');
    if (!digits.startsWith(OWN)) return fail('GFC800', '/c_gcCardNumber');
    const [row] = await database.raw<GiftCardRow>(
      'SELECT number, currency, balance, doc FROM gift_cards WHERE number = $1',
      [digits],
    );
    if (!row) return fail('GFC700', '/c_gcCardNumber');
    if (!isSamePin(row.doc.pin, pin)) return fail('GFC760', '/c_gcPin');
    if (row.doc.expiresOn && Date.parse(`${row.doc.expiresOn}T23:59:59Z`) < now) {
      throw new CommerceError('GFC812', 422, { field: '/c_gcCardNumber' });
    }
    if (row.doc.outcome === 'GFC799') throw new CommerceError('GFC799', 422, { field: '/c_gcCardNumber' });
    return row;
  };
}

export const balanceView = ({ number, currency, balance, doc }: GiftCardRow): GiftCardBalance => ({
  currency,
  balance,
  lastFour: number.slice(-4),
  ...(doc.expiresOn ? { expiresOn: doc.expiresOn } : {}),
});

/** A cart with what is left on its cards by now: they may have paid something else meanwhile. */
export async function withFreshBalances(doc: CartDoc, database: Database): Promise<CartDoc> {
  const rows = await database.raw<Pick<GiftCardRow, 'number' | 'balance'>>(
    'SELECT number, balance FROM gift_cards WHERE number = ANY($1::text[])',
    [doc.giftCards.map(({ number }) => number)],
  );
  const left = new Map(rows.map(({ number, balance }) => [number, balance]));
  return { ...doc, giftCards: doc.giftCards.map((card) => ({ ...card, balance: left.get(card.number) ?? 0 })) };
}

/** Puts a card on a cart: GFC725, GFC740, GFC755 and GFC410 as core 8 names them. */
export function withGiftCard(
  doc: CartDoc,
  card: GiftCardRow,
  { currency, holdsGiftCard, limit }: { currency: Currency; holdsGiftCard: boolean; limit: number | null },
): CartDoc {
  const field = '/c_gcCardNumber';
  if (!card.doc.isAllowed || card.currency !== currency || holdsGiftCard)
    throw new CommerceError('GFC725', 422, { field });
  if (doc.giftCards.some(({ number }) => number === card.number)) throw new CommerceError('GFC755', 422, { field });
  if (card.balance === 0) throw new CommerceError('GFC740', 422, { field });
  if (doc.giftCards.length >= MOST_CARDS) throw new CommerceError('GFC410', 422, { field });
  const counter = doc.counter + 1;
  const added = { instrumentId: `pi-${counter}`, number: card.number, limit, balance: card.balance };
  return { ...doc, counter, giftCards: [...doc.giftCards, added] };
}
