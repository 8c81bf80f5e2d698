import type { Totals } from './cart-totals.ts';
import { isPersonal, type Promotion } from './promotions.ts';

/** The promotions that apply to a cart, and its totals with them. */
export interface Settled<Some extends Promotion> {
  promotions: Some[];
  totals: Totals;
}

/**
 * Chooses between a personal discount and codes, which cannot be combined: calculates the cart with each and takes the
 * lower total. If both are equal, the discount applies (docs/promotions.md). Promotions without a code apply with
 * either.
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
