import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';

/** The name of a promotion and the amount that it takes off. */
export interface PromotionOff {
  promotionId: string;
  name: string;
  /** Minor units, positive. */
  amount: number;
}

/** A cart or an order. */
type Discounted = Pick<Cart, 'items' | 'promoSummary' | 'totals'> & Pick<Order, 'orderPromotions' | 'priceAdjustments'>;

export const promotionName = (
  { promoSummary }: Pick<Discounted, 'promoSummary'>,
  promotionId: string,
  fallback: string,
): string => promoSummary.find((promotion) => promotion.promotionId === promotionId)?.promotionName ?? fallback;

/**
 * Lists what is taken off the items: first promotions, of single lines and of the whole order, then the store's
 * adjustments in one entry named `adjustment`. `fallback` names a promotion without a name, and a discount that no
 * promotion explains.
 */
export function discountsOf(bought: Discounted, fallback: string, adjustment = fallback): PromotionOff[] {
  const { items, orderPromotions = [], promoSummary, priceAdjustments = [], totals } = bought;
  const levels = new Map(promoSummary.map(({ promotionId, level }) => [promotionId, level]));
  const applied = [
    ...items.flatMap(({ productPromotions }) => productPromotions),
    ...orderPromotions.filter(({ promotionId }) => levels.get(promotionId) !== 'SHIPPING'),
  ];
  const amounts = new Map<string, number>();
  for (const { promotionId, price } of applied) amounts.set(promotionId, (amounts.get(promotionId) ?? 0) + price);
  const named = [...amounts].map(([promotionId, amount]) => ({
    promotionId,
    amount,
    name: promotionName(bought, promotionId, fallback),
  }));
  const adjusted = priceAdjustments
    .filter(({ level }) => level !== 'SHIPPING')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (adjusted > 0) named.push({ promotionId: '', amount: adjusted, name: adjustment });
  const rest = totals.totalDiscount - named.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...named, { promotionId: '', amount: rest, name: fallback }] : named;
}
