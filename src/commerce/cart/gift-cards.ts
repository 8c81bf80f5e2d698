import type { Currency, GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import { OWN_CARDS } from '../gift-cards/issue.ts';
import type { GiftCardDoc } from '../model/gift-card.ts';
import type { CartDoc } from '../model/cart.ts';
import type { Database } from '../db/database.types.ts';
import type { Pins } from '../gift-cards/pins.ts';
import type { Tries } from '../limits/tries.ts';
import type { Simulation } from '../simulation.ts';
import type { Clock } from '../clock.ts';

export interface GiftCardDeps extends DefenceDeps {
  clock: Clock;
  database: Database;
  pins: Pins;
  simulation: Simulation;
  tries: Tries;
}

/** Maximum number of gift cards on one order. */
const MOST_CARDS = 5;

export interface GiftCardRow {
  number: string;
  currency: Currency;
  balance: number;
  doc: GiftCardDoc;
}

/** True if the last day of a gift card is over. */
export const isGiftCardOver = ({ expiresOn }: GiftCardDoc, now: number): boolean =>
  expiresOn !== null && Date.parse(`${expiresOn}T23:59:59Z`) < now;

/** The number and PIN as typed, and the token of the bot defence if there was one. */
interface ShownCard {
  number: string;
  pin: string | undefined;
  token: string | undefined;
}

/**
 * The gift card with a number and a PIN. Throws GFC400 without a PIN, GFC800 for a card of another shop, GFC700 both
 * for an unknown number and for a wrong PIN, GFC812 for an expired card. Tries are limited (src/commerce/limits).
 */
export async function findGiftCard(
  deps: GiftCardDeps,
  { number: typed, pin, token }: ShownCard,
  { address }: Pick<CallContext, 'address'>,
): Promise<GiftCardRow> {
  const { clock, database, pins, simulation, tries } = deps;
  if (pin === undefined) throw new CommerceError('GFC400', 422, { field: '/c_gcPin' });
  const number = typed.replaceAll(' ', '');
  if (!number.startsWith(OWN_CARDS)) throw new CommerceError('GFC800', 422, { field: '/c_gcCardNumber' });
  const attempt = await tries.begin('giftCard', { target: number, address }, async (mustCheck) => {
    if (mustCheck) await assertPerson(deps, { token, action: 'giftCard', account: () => null, mustCheck });
  });
  const [row] = await database.raw<GiftCardRow & { pin_hash: string | null }>(
    'SELECT number, currency, balance, pin_hash, doc FROM gift_cards WHERE number = $1',
    [number],
  );
  if (!pins.isPin(number, pin, row?.pin_hash ?? null) || !row?.pin_hash) {
    await attempt.wrong();
    throw new CommerceError('GFC700', 422, { field: '/c_gcCardNumber' });
  }
  await attempt.right();
  if (!pins.isCurrent(row.pin_hash))
    await database.raw('UPDATE gift_cards SET pin_hash = $2 WHERE number = $1', [number, pins.hash(number, pin)]);
  if (isGiftCardOver(row.doc, clock())) throw new CommerceError('GFC812', 422, { field: '/c_gcCardNumber' });
  const refusal = simulation.giftCardRefusal?.(row.number);
  if (refusal) throw new CommerceError(refusal, 422, { field: '/c_gcCardNumber' });
  return row;
}

export const balanceView = ({ number, currency, balance, doc }: GiftCardRow): GiftCardBalance => ({
  currency,
  balance,
  lastFour: number.slice(-4),
  ...(doc.expiresOn ? { expiresOn: doc.expiresOn } : {}),
});

/** Updates the balances of the gift cards on a cart, because other orders may have used them meanwhile. */
export async function withFreshBalances(doc: CartDoc, database: Database): Promise<CartDoc> {
  const rows = await database.raw<Pick<GiftCardRow, 'number' | 'balance'>>(
    'SELECT number, balance FROM gift_cards WHERE number = ANY($1::text[])',
    [doc.giftCards.map(({ number }) => number)],
  );
  const left = new Map(rows.map(({ number, balance }) => [number, balance]));
  return { ...doc, giftCards: doc.giftCards.map((card) => ({ ...card, balance: left.get(card.number) ?? 0 })) };
}

/** Puts a gift card on a cart. Throws GFC725, GFC740, GFC755 and GFC410 as described in core 8. */
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
