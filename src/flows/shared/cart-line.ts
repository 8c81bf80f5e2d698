import type { Cart, CartItem, Order } from '#openapi/generated/waymark.gen.ts';
import { type PromotionOff, promotionName } from '#src/domain/discounts.ts';
import type { ShownPrice } from '#src/ui/product/Price.tsx';

/**
 * The chosen attributes, such as `Moss` and `Size: 9`: a colour needs no label. `colon` is the language's own
 * (`uiText`).
 */
export const choicesOf = ({ attributes }: Pick<CartItem, 'attributes'>, colon: string): string[] =>
  attributes.map(({ type, label, valueLabel }) => (type === 'color' ? valueLabel : `${label}${colon}${valueLabel}`));

/** The price of a line: after its discounts, and at list prices. */
export const linePrice = ({ price, qty }: CartItem): ShownPrice => ({
  current: price.priceAfterItemDiscount,
  original: Math.max(price.original * qty, price.priceAfterItemDiscount),
  currency: price.currency,
});

/** A line is a free gift when its price is 0 (core 9). */
export const isGift = ({ price, bonus }: CartItem): boolean => bonus || price.current === 0;

export const cannotBeDelivered = ({ shippingOptions }: CartItem): boolean =>
  shippingOptions.length > 0 && shippingOptions.every(({ available }) => !available);

/** True if the last answer reduced the quantity of a line because of low stock (core 4, flash codes). */
export const hasFewerLeft = (cart: Cart, { itemId }: CartItem): boolean =>
  cart.flash.some(
    ({ code, details }) => code === 'ProductLineItemInventoryMissing' && details?.itemIds?.includes(itemId),
  );

/** The names of the promotions that reduce the delivery. */
export const deliveryPromotions = ({ orderPromotions, promoSummary }: Cart): string[] =>
  promoSummary.flatMap(({ level, promotionId, promotionName }) =>
    level === 'SHIPPING' && orderPromotions.some((applied) => applied.promotionId === promotionId)
      ? [promotionName]
      : [],
  );

/** What an associate took off the delivery, as a negative amount; 0 without an adjustment. */
export const deliveryAdjustment = ({ priceAdjustments = [] }: Pick<Order, 'priceAdjustments'>): number =>
  priceAdjustments.reduce((sum, { level, amount }) => (level === 'SHIPPING' ? sum - amount : sum), 0);

/** The discounts of a line: first the associate's (named `adjustment`), then the line's own promotions. */
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
