import type { Cart, CartItem, Order } from '#openapi/generated/waymark.gen.ts';
import { type PromotionOff, promotionName } from '#src/domain/discounts.ts';
import type { ShownPrice } from '#src/ui/product/Price.tsx';

/**
 * What was chosen, as `Moss` and `Size: 9`: a colour speaks for itself. `colon` is the language's own (`useLabels`).
 */
export const choicesOf = ({ attributes }: Pick<CartItem, 'attributes'>, colon: string): string[] =>
  attributes.map(({ type, label, valueLabel }) => (type === 'color' ? valueLabel : `${label}${colon}${valueLabel}`));

/** The line's price: what it comes to, and what it would at list prices. */
export const linePrice = ({ price, qty }: CartItem): ShownPrice => ({
  current: price.priceAfterItemDiscount,
  original: Math.max(price.original * qty, price.priceAfterItemDiscount),
  currency: price.currency,
});

/** A line is a free gift when its price is 0 (core 9). */
export const isGift = ({ price, bonus }: CartItem): boolean => bonus || price.current === 0;

export const cannotBeDelivered = ({ shippingOptions }: CartItem): boolean =>
  shippingOptions.length > 0 && shippingOptions.every(({ available }) => !available);

/** The last answer took some of a line away, because there is less of it (core 4, flash codes). */
export const hasFewerLeft = (cart: Cart, { itemId }: CartItem): boolean =>
  cart.flash.some(
    ({ code, details }) => code === 'ProductLineItemInventoryMissing' && details?.itemIds?.includes(itemId),
  );

/** What takes something off the delivery, by name. */
export const deliveryPromotions = ({ orderPromotions, promoSummary }: Cart): string[] =>
  promoSummary.flatMap(({ level, promotionId, promotionName }) =>
    level === 'SHIPPING' && orderPromotions.some((applied) => applied.promotionId === promotionId)
      ? [promotionName]
      : [],
  );

/** What an associate took off the delivery, as a negative amount; 0 where nobody did. */
export const deliveryAdjustment = ({ priceAdjustments = [] }: Pick<Order, 'priceAdjustments'>): number =>
  priceAdjustments.reduce((sum, { level, amount }) => (level === 'SHIPPING' ? sum - amount : sum), 0);

/** What is taken off a line: what an associate did (`adjustment`), then the line's own promotions. */
export const lineDiscounts = (cart: Cart, item: CartItem, fallback: string, adjustment: string): PromotionOff[] => [
  ...cart.priceAdjustments.flatMap(({ adjustmentId, itemId, amount }) =>
    itemId === item.itemId && amount > 0 ? [{ promotionId: adjustmentId, amount, name: adjustment }] : [],
  ),
  ...item.productPromotions.map(({ promotionId, price }) => ({
    promotionId,
    amount: price,
    name: promotionName(cart, promotionId, fallback),
  })),
];
