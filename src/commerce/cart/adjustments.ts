import type {
  AddPriceAdjustmentRequest,
  PriceAdjustment as AdjustmentAnswer,
  UpdatePriceAdjustmentRequest,
} from '#openapi/generated/waymark.gen.ts';
import { isGiveable, percentOf } from '#src/domain/price-adjustments.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import type { CartDoc, CartLine, PriceAdjustmentOnCart } from '../model/cart.ts';
import type { PricedCart } from './priced-cart.types.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { CartStore } from './cart-store.ts';

const refused = (field: string) => new CommerceError('PRC400', 422, { field });
const unknown = (field: string) => new CommerceError('ORD404', 404, { field });

/** Throws AUT432 if the session does not sell, AUT498 if the cart belongs to somebody else. */
export async function assertSelling(
  { carts, sessions }: { carts: CartStore; sessions: Sessions },
  session: Session,
  basketId: string,
): Promise<void> {
  await carts.read(basketId, session);
  if (!(await sessions.isSelling(session))) throw new CommerceError('AUT432', 403);
}

/** Adds an adjustment to an item, or to another level, that has none yet. Throws PRC400 or ORD404. */
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

/**
 * Changes the value of an adjustment. The second associate's agreement to the old value ends. Throws ORD404 if there is
 * no such adjustment.
 */
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

/** Sets the limit of an adjustment, and who agreed to it. */
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

/** Replaces the lines. Removes the adjustments of removed lines. */
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
 * What an adjustment takes off the cart as it is now, and what share of the price it takes off together with the other
 * adjustments, in percent. Throws PRC400 if it takes off nothing or more than there is, or if it is for a gift card,
 * which is money. Throws ORD404 if its item is not sold any more.
 */
export function takenNow(
  { adjustments, lines, totals }: PricedCart,
  adjustmentId: string,
): { one: PriceAdjustmentOnCart; amount: number; percent: number } {
  const one = adjustments.find((adjustment) => adjustment.adjustmentId === adjustmentId);
  if (!one) throw refused('/value');
  const line = lines.find(({ line: { itemId } }) => itemId === one.itemId);
  // The product is not sold any more.
  if (one.itemId !== undefined && !line) throw unknown('/itemId');
  if (line?.group === 'digital') throw refused('/itemId');
  const taken = totals.adjustments.find((adjustment) => adjustment.adjustmentId === adjustmentId);
  if (!taken || !isGiveable(one, taken.of, line?.line.qty)) throw refused('/value');
  return { one, amount: taken.amount, percent: percentOf(one, adjustments, totals.adjustments) };
}

/** The adjustments that take effect, with what each takes off now. */
export const adjustmentViews = ({ adjustments, cart, totals }: PricedCart): AdjustmentAnswer[] =>
  adjustments.flatMap(({ agreedBy: _agreedBy, upTo: _upTo, upToAmount: _upToAmount, ...one }) => {
    const taken = totals.adjustments.find(({ adjustmentId }) => adjustmentId === one.adjustmentId);
    return taken ? [{ ...one, amount: taken.amount, currency: cart.currency }] : [];
  });
