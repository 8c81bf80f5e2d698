import type {
  AddPriceAdjustmentRequest,
  PriceAdjustment as AdjustmentAnswer,
  UpdatePriceAdjustmentRequest,
} from '#openapi/generated/waymark.gen.ts';
import { isGiveable, percentOf } from '#src/domain/price-adjustments.ts';
import type { Session } from '../auth/session.types.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { CartDoc, CartLine, PriceAdjustmentOnCart } from './cart.types.ts';
import type { PricedCart } from './priced-cart.types.ts';

const refused = (field: string) => new CommerceError('PRC400', 422, { field });
const unknown = (field: string) => new CommerceError('ORD404', 404, { field });

/** Refuses (AUT432) a session that does not sell; whose cart it is not hears that (AUT498). */
export async function assertSelling(
  { carts, sessions }: Pick<Services, 'carts' | 'sessions'>,
  session: Session,
  basketId: string,
): Promise<void> {
  await carts.read(basketId, session);
  if (!(await sessions.isSelling(session))) throw new CommerceError('AUT432', 403);
}

/** One more, for what has none yet. */
export function withAdjustment(
  doc: CartDoc,
  { level, itemId, type, value, reasonCode }: AddPriceAdjustmentRequest,
): { doc: CartDoc; adjustmentId: string } {
  const { lines, priceAdjustments = [] } = doc;
  if ((level === 'PRODUCT') !== (itemId !== undefined)) throw refused('/itemId');
  if (itemId !== undefined && !lines.some((line) => line.itemId === itemId)) throw unknown('/itemId');
  const isAdjusted = priceAdjustments.some((one) => one.level === level && one.itemId === itemId);
  if (isAdjusted) throw refused(itemId === undefined ? '/level' : '/itemId');
  const counter = doc.counter + 1;
  const adjustmentId = `adjustment-${counter}`;
  const one = { adjustmentId, level, ...(itemId === undefined ? {} : { itemId }), type, value, reasonCode };
  return { doc: { ...doc, counter, priceAdjustments: [...priceAdjustments, one] }, adjustmentId };
}

const known = ({ priceAdjustments = [] }: CartDoc, adjustmentId: string) => {
  if (!priceAdjustments.some((one) => one.adjustmentId === adjustmentId)) throw unknown('/path/adjustmentId');
  return priceAdjustments;
};

/** Another value for what is adjusted already; what was agreed of the last is over. */
export const withChange = (
  doc: CartDoc,
  adjustmentId: string,
  { type, value, reasonCode }: UpdatePriceAdjustmentRequest,
): CartDoc => ({
  ...doc,
  priceAdjustments: known(doc, adjustmentId).map((one) => {
    if (one.adjustmentId !== adjustmentId) return one;
    const { agreedBy: _agreedBy, upTo: _upTo, upToAmount: _upToAmount, ...rest } = one;
    return { ...rest, type, value, ...(reasonCode === undefined ? {} : { reasonCode }) };
  }),
});

/** Up to what it may count, and who agreed to that. */
export const withLimit = (
  doc: CartDoc,
  adjustmentId: string,
  limit: Pick<PriceAdjustmentOnCart, 'upTo' | 'upToAmount' | 'agreedBy'>,
): CartDoc => ({
  ...doc,
  priceAdjustments: known(doc, adjustmentId).map((one) =>
    one.adjustmentId === adjustmentId ? { ...one, ...limit } : one,
  ),
});

export const withoutAdjustment = (doc: CartDoc, adjustmentId: string): CartDoc => ({
  ...doc,
  priceAdjustments: known(doc, adjustmentId).filter((one) => one.adjustmentId !== adjustmentId),
});

/** Other lines; an adjustment goes with its line. */
export const withLines = ({ priceAdjustments, ...doc }: CartDoc, lines: CartLine[]): CartDoc => ({
  ...doc,
  lines,
  ...(priceAdjustments
    ? {
        priceAdjustments: priceAdjustments.filter(
          ({ itemId }) => itemId === undefined || lines.some((line) => line.itemId === itemId),
        ),
      }
    : {}),
});

/**
 * What it takes off as the cart is now, and how much of the price associates take off with it, in percent. Refuses one
 * that takes nothing off, or more than there is; and one of a gift card, which is money.
 */
export function takenNow(
  { adjustments, lines, totals }: PricedCart,
  adjustmentId: string,
): { one: PriceAdjustmentOnCart; amount: number; percent: number } {
  const one = adjustments.find((adjustment) => adjustment.adjustmentId === adjustmentId);
  if (!one) throw refused('/value');
  const line = lines.find(({ line: { itemId } }) => itemId === one.itemId);
  // Its product is not sold any more.
  if (one.itemId !== undefined && !line) throw unknown('/itemId');
  if (line?.group === 'digital') throw refused('/itemId');
  const taken = totals.adjustments.find((adjustment) => adjustment.adjustmentId === adjustmentId);
  if (!taken || !isGiveable(one, taken.of, line?.line.qty)) throw refused('/value');
  return { one, amount: taken.amount, percent: percentOf(one, adjustments, totals.adjustments) };
}

/** Those that count, with what each takes off now. */
export const adjustmentViews = ({ adjustments, cart, totals }: PricedCart): AdjustmentAnswer[] =>
  adjustments.flatMap(({ agreedBy: _agreedBy, upTo: _upTo, upToAmount: _upToAmount, ...one }) => {
    const taken = totals.adjustments.find(({ adjustmentId }) => adjustmentId === one.adjustmentId);
    return taken ? [{ ...one, amount: taken.amount, currency: cart.currency }] : [];
  });
