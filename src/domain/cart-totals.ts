import { percentage } from './money.ts';
import { heldOff, takenOffAll, type PriceAdjustment, type TakenAdjustment } from './price-adjustments.ts';
import { discountLines, freeShippingBy, type DiscountedLine, type Promotion } from './promotions.ts';
import { taxOf, type TaxRate } from './tax.ts';

export interface TotalsLine {
  itemId: string;
  qty: number;
  /** What the catalogue asks now, per unit. */
  current: number;
  categoryIds: readonly string[];
  /** Gift cards: neither promotions nor tax. */
  isMoney: boolean;
}

export interface DeliveryOffer {
  price: number;
  freeFrom: number | null;
  /** Goes without a choice; the only one that a promotion without a code makes free. */
  isStandard: boolean;
}

/** What a delivery costs for items of this value, and the promotion that makes it free. */
export function deliveryPrice(
  { price, freeFrom, isStandard }: DeliveryOffer,
  promotions: readonly Promotion[],
  itemTotal: number,
): { amount: number; promotionId: string | null } {
  if (price === 0 || (freeFrom !== null && itemTotal >= freeFrom)) return { amount: 0, promotionId: null };
  const promotion = freeShippingBy(promotions, itemTotal, isStandard);
  return promotion ? { amount: 0, promotionId: promotion.id } : { amount: price, promotionId: null };
}

/** What each delivery costs, and what is then taken off all of them together. */
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

/** The one for the goods, or for the delivery. */
export const adjustmentOf = (
  adjustments: readonly PriceAdjustment[],
  level: 'ORDER' | 'SHIPPING',
): PriceAdjustment | undefined => adjustments.find((one) => one.level === level);

export interface TotalsInput {
  lines: readonly TotalsLine[];
  promotions: readonly Promotion[];
  /** Of a store: one for each item, one for the goods and one for the delivery, at most. */
  adjustments?: readonly PriceAdjustment[];
  /** The chosen deliveries; `freeFrom` is the value of the items from which one costs nothing. */
  shipping: readonly DeliveryOffer[];
  /** Null until it is known where the order goes. */
  taxRate: TaxRate | null;
  /** Paid by gift cards and vouchers, at most. */
  prepaid?: number;
}

export interface TotalsOfLine extends DiscountedLine {
  rowTotal: number;
  tax: number;
}

/** All in minor units of one currency. */
export interface Totals {
  lines: TotalsOfLine[];
  /** At today's prices, before promotions and adjustments. */
  itemTotal: number;
  /** After both: `itemTotal` less `totalDiscount`. */
  itemSubTotal: number;
  /** What promotions and adjustments take off the items; not what they take off the delivery. */
  totalDiscount: number;
  /** Of `itemTotal`, to one decimal (core 9). */
  totalDiscountPercentage: number;
  /** What the deliveries cost after promotions and their adjustment, and each of them. */
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
  /** Those of the items, of the goods, of the delivery; without those of items that are not there. */
  adjustments: TakenAdjustment[];
}

/**
 * What a cart costs: items, PRODUCT adjustments and promotions, ORDER promotions and adjustment, delivery, SHIPPING
 * promotions and adjustment, tax, what is paid already; in this order (docs/promotions.md). Every sum is the sum of its
 * parts to the last unit.
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
