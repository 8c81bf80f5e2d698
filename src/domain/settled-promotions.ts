import type { Totals } from './cart-totals.ts';
import { isPersonal, type Promotion } from './promotions.ts';

/** What counts for a cart, and what it then costs. */
export interface Settled<Some extends Promotion> {
  promotions: Some[];
  totals: Totals;
}

/**
 * A personal discount and codes do not add up: the cart is worked out with each, and what leaves less to pay counts,
 * the discount where both leave the same (docs/promotions.md). What comes by itself counts with either.
 */
export function settled<Some extends Promotion>(
  promotions: readonly Some[],
  totalsWith: (some: readonly Some[]) => Totals,
): Settled<Some> {
  const worked = (some: Some[]): Settled<Some> => ({ promotions: some, totals: totalsWith(some) });
  const withCodes = worked(promotions.filter((one) => !isPersonal(one)));
  const personal = promotions.filter(isPersonal);
  if (personal.length === 0) return withCodes;
  const withDiscount = worked(promotions.filter(({ code }) => code === null));
  const counts = personal.some(({ id }) => withDiscount.totals.appliedPromotionIds.includes(id));
  return counts && withDiscount.totals.total <= withCodes.totals.total ? withDiscount : withCodes;
}
