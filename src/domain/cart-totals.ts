import { percentage } from './money.ts';
import { heldOff, takenOffAll, type PriceAdjustment, type TakenAdjustment } from './price-adjustments.ts';
import { discountLines, freeShippingBy, type DiscountedLine, type Promotion } from './promotions.ts';
import { taxOf, type TaxRate } from './tax.ts';

export interface TotalsLine {
  itemId: string;
  qty: number;
  /** Today's price per unit in the catalogue. */
  current: number;
  categoryIds: readonly string[];
  /** True for gift cards: no promotion or tax applies to them. */
  isMoney: boolean;
}

export interface DeliveryOffer {
  price: number;
  freeFrom: number | null;
  /** The method that is used if the shopper chooses none. A promotion without a code makes only this method free. */
  isStandard: boolean;
}

/** Returns the price of a delivery for items of this value, and the id of the promotion that makes it free. */
export function deliveryPrice(
  { price, freeFrom, isStandard }: DeliveryOffer,
  promotions: readonly Promotion[],
  itemTotal: number,
): { amount: number; promotionId: string | null } {
  if (price === 0 || (freeFrom !== null && itemTotal >= freeFrom)) return { amount: 0, promotionId: null };
  const promotion = freeShippingBy(promotions, itemTotal, isStandard);
  return promotion ? { amount: 0, promotionId: promotion.id } : { amount: price, promotionId: null };
}

/** Returns the price of each delivery, and the SHIPPING adjustment that is taken off all of them together. */
export function deliveriesOf(
  offers: readonly DeliveryOffer[],
  {
    promotions,
    itemTotal,
    adjustment,
  }: { promotions: readonly Promotion[]; itemTotal: number; adjustment: PriceAdjustment | undefined },
) {
  const priced = offers.map((one) => deliveryPrice(one, promotions, itemTotal));
  const { taken, shares } = takenOffAll(
    adjustment,
    priced.map(({ amount }) => amount),
  );
  return { taken, deliveries: priced.map((one, at) => ({ ...one, amount: one.amount - (shares[at] ?? 0) })) };
}

/** Returns the adjustment of the goods (ORDER) or of the delivery (SHIPPING). */
export const adjustmentOf = (
  adjustments: readonly PriceAdjustment[],
  level: 'ORDER' | 'SHIPPING',
): PriceAdjustment | undefined => adjustments.find((one) => one.level === level);

export interface TotalsInput {
  lines: readonly TotalsLine[];
  promotions: readonly Promotion[];
  /** Adjustments by a store associate: at most one for each item, one for the goods and one for the delivery. */
  adjustments?: readonly PriceAdjustment[];
  /** The chosen deliveries. With items worth `freeFrom` or more, a delivery is free. */
  shipping: readonly DeliveryOffer[];
  /** Null until the destination of the order is known. */
  taxRate: TaxRate | null;
  /** The most that gift cards and vouchers pay. */
  prepaid?: number;
}

export interface TotalsOfLine extends DiscountedLine {
  rowTotal: number;
  tax: number;
}

/** All amounts are minor units of one currency. */
export interface Totals {
  lines: TotalsOfLine[];
  /** At today's prices, before promotions and adjustments. */
  itemTotal: number;
  /** After promotions and adjustments: `itemTotal` less `totalDiscount`. */
  itemSubTotal: number;
  /** The part of promotions and adjustments that reduces the items, without the part that reduces the delivery. */
  totalDiscount: number;
  /** `totalDiscount` in percent of `itemTotal`, to one decimal (core 9). */
  totalDiscountPercentage: number;
  /** The price of all deliveries after promotions and their adjustment; `deliveries` has the price of each. */
  shipping: number;
  deliveries: { amount: number; promotionId: string | null }[];
  tax: number;
  shippingTax: number;
  total: number;
  totalWithoutTax: number;
  totalUnits: number;
  prepaid: number;
  remainingToPay: number;
  appliedPromotionIds: string[];
  gifts: { promotionId: string; productId: string }[];
  /**
   * The adjustments of the items, the goods and the delivery, without those of items that are no longer in the cart.
   */
  adjustments: TakenAdjustment[];
}

/**
 * Calculates the totals of a cart in this order (docs/promotions.md): items, PRODUCT adjustments and promotions, ORDER
 * promotions and adjustment, delivery, SHIPPING promotions and adjustment, tax, prepaid amount. Every sum equals the
 * sum of its parts to the last minor unit.
 */
export function cartTotals({
  lines,
  promotions,
  adjustments = [],
  shipping,
  taxRate,
  prepaid = 0,
}: TotalsInput): Totals {
  const rows = lines.map((line) => {
    const rowTotal = line.current * line.qty;
    const own = line.isMoney ? undefined : adjustments.find(({ itemId }) => itemId === line.itemId);
    const taken = own
      ? [
          {
            adjustmentId: own.adjustmentId,
            amount: heldOff(own, rowTotal, line.qty),
            of: rowTotal,
            upTo: own.upTo ?? 100,
          },
        ]
      : [];
    return { ...line, rowTotal, isDiscountable: !line.isMoney, adjusted: taken[0]?.amount ?? 0, taken };
  });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const itemTotal = sum(rows.map((row) => row.rowTotal));
  const discounts = discountLines(rows, promotions);
  const applied = new Set(discounts.applied);

  const goods = takenOffAll(
    adjustmentOf(adjustments, 'ORDER'),
    discounts.lines.map((line, at) => (rows[at]?.isMoney ? 0 : line.afterOrder)),
    rows.flatMap((row) => row.taken),
  );
  const parts = discounts.lines.map((line, at) => {
    const orderAdjusted = goods.shares[at] ?? 0;
    return { ...line, orderAdjusted, afterOrder: line.afterOrder - orderAdjusted };
  });

  const adjustment = adjustmentOf(adjustments, 'SHIPPING');
  const { deliveries, taken } = deliveriesOf(shipping, { promotions, itemTotal, adjustment });
  for (const { promotionId } of deliveries) if (promotionId !== null) applied.add(promotionId);
  const delivery = sum(deliveries.map(({ amount }) => amount));

  const itemSubTotal = sum(parts.map((line) => line.afterOrder));
  const tax = taxOf(
    parts.map((line, at) => ({ amount: line.afterOrder, isTaxed: !rows[at]?.isMoney })),
    delivery,
    taxRate,
  );
  const total = itemSubTotal + delivery + (taxRate?.isIncluded ? 0 : tax.total);
  const totalDiscount = itemTotal - itemSubTotal;
  const paid = Math.min(prepaid, total);
  return {
    lines: parts.map((line, at) => ({ ...line, rowTotal: rows[at]?.rowTotal ?? 0, tax: tax.lines[at] ?? 0 })),
    itemTotal,
    itemSubTotal,
    totalDiscount,
    totalDiscountPercentage: percentage(totalDiscount, itemTotal),
    shipping: delivery,
    deliveries,
    tax: tax.total,
    shippingTax: tax.shipping,
    total,
    totalWithoutTax: total - tax.total,
    totalUnits: sum(rows.map((row) => row.qty)),
    prepaid: paid,
    remainingToPay: total - paid,
    appliedPromotionIds: [...applied],
    gifts: discounts.gifts,
    adjustments: [...rows.flatMap((row) => row.taken.map(({ upTo: _upTo, ...one }) => one)), ...goods.taken, ...taken],
  };
}
