import { percentage } from './money.ts';
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

export interface TotalsInput {
  lines: readonly TotalsLine[];
  promotions: readonly Promotion[];
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
  /** At today's prices, before promotions. */
  itemTotal: number;
  /** After promotions: `itemTotal` less `totalDiscount`. */
  itemSubTotal: number;
  /** What promotions take off the items; not what they take off the delivery. */
  totalDiscount: number;
  /** Of `itemTotal`, to one decimal (core 9). */
  totalDiscountPercentage: number;
  /** What the deliveries cost after promotions, and each of them. */
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
}

/**
 * What a cart costs: items, PRODUCT promotions, ORDER promotions, delivery, SHIPPING promotions, tax, what is paid
 * already; in this order (docs/promotions.md). Every sum is the sum of its parts to the last unit.
 */
export function cartTotals({ lines, promotions, shipping, taxRate, prepaid = 0 }: TotalsInput): Totals {
  const rows = lines.map((line) => ({ ...line, rowTotal: line.current * line.qty, isDiscountable: !line.isMoney }));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const itemTotal = sum(rows.map((row) => row.rowTotal));
  const discounts = discountLines(rows, promotions);
  const applied = new Set(discounts.applied);

  const deliveries = shipping.map((one) => deliveryPrice(one, promotions, itemTotal));
  for (const { promotionId } of deliveries) if (promotionId !== null) applied.add(promotionId);
  const delivery = sum(deliveries.map(({ amount }) => amount));

  const afterPromotions = sum(discounts.lines.map((line) => line.afterOrder));
  const tax = taxOf(
    discounts.lines.map((line, at) => ({ amount: line.afterOrder, isTaxed: !rows[at]?.isMoney })),
    delivery,
    taxRate,
  );
  const total = afterPromotions + delivery + (taxRate?.isIncluded ? 0 : tax.total);
  const totalDiscount = itemTotal - afterPromotions;
  const paid = Math.min(prepaid, total);
  return {
    lines: discounts.lines.map((line, at) => ({ ...line, rowTotal: rows[at]?.rowTotal ?? 0, tax: tax.lines[at] ?? 0 })),
    itemTotal,
    itemSubTotal: afterPromotions,
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
  };
}
