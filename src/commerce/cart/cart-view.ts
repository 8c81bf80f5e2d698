import type {
  Address,
  Cart as CartAnswer,
  Flash,
  ShippingMethod,
  ShippingMethodEntry,
  Totals,
} from '#openapi/generated/waymark.gen.ts';
import { orderUpdatesOf } from './order-updates.ts';
import { adjustmentViews } from './adjustments.ts';
import { itemViews } from './item-view.ts';
import {
  applicableMethods,
  collectionPointMethod,
  defaultMethod,
  destinationOf,
  storeDeliveryOf,
  type StoreGroup,
} from './delivery.ts';
import { walletsOf } from './wallet.ts';
import { instrumentsOf, rewardsAmount } from './instruments.ts';
import { flashMessages } from './labels.ts';
import { methodView } from './method-view.ts';
import type { CartDoc, CartLine, ShippingGroup } from '../model/cart.ts';
import type { PromotionRow } from './catalogue.ts';
import { approachingPromotions, couponItems, orderPromotions, promoSummary } from './promotion-view.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { pointsOf } from '../loyalty/points.ts';
import { localeOf } from '../settings/locales.ts';

/** The totals of a cart or an order in the format of the contract. */
export function totalsView(priced: PricedCart): Totals {
  const { cart, totals, taxRate, lines } = priced;
  return {
    currency: cart.currency,
    total: totals.total,
    totalDiscount: totals.totalDiscount,
    totalDiscountPercentage: totals.totalDiscountPercentage,
    itemTotal: totals.itemTotal,
    itemSubTotal: totals.itemSubTotal,
    totalWithoutTax: totals.totalWithoutTax,
    shipping: totals.shipping,
    tax: totals.tax,
    taxIncluded: taxRate?.isIncluded ?? localeOf(cart.locale).region === 'EMEA',
    netAmount: totals.totalWithoutTax,
    taxAmount: totals.tax,
    remainingToPay: totals.remainingToPay,
    totalUnits: lines.reduce((sum, { line }) => sum + line.qty, 0),
    appliedRewards: rewardsAmount(priced),
  };
}

export const shipmentIdOf = (group: string): string => `shipment-${group}`;

/** Who collects: the collector if there is one, else the recipient of the shipping address. */
export function collectorOf({ collector, shippingAddress }: CartDoc): Address | null {
  if (collector) return collector;
  if (!shippingAddress) return null;
  const { firstName, lastName, email, phone, phoneCode, country } = shippingAddress;
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(phoneCode ? { phoneCode } : {}),
    country,
  };
}

/** The chosen method in the format of its shipment. */
const chosenOf = ({ kind: _kind, ...method }: ShippingMethod): Partial<ShippingMethodEntry> => method;

/** A shipping group with its applicable shipping methods. */
export function shippingEntry(priced: PricedCart, group: ShippingGroup | StoreGroup): ShippingMethodEntry {
  const { cart } = priced;
  const methods = applicableMethods(destinationOf(cart), group);
  const view = methodView(priced, group);
  const chosen = priced.shipments.find((shipment) => shipment.group === group)?.method ?? null;
  const own = chosen && view(chosen);
  const fallback = defaultMethod(methods);
  const toPoint = collectionPointMethod(destinationOf(cart), group);
  const delivery = storeDeliveryOf(group);
  const store = delivery && priced.stores.get(delivery.storeId);
  const shippingId = group === 'customs' ? 'customs' : 'me';
  const address = delivery ? collectorOf(cart.doc) : cart.doc.shippingAddress;
  return {
    shippingId,
    shipmentId: shipmentIdOf(group),
    ...(own ? chosenOf(own) : {}),
    applicableShippingMethods: methods.map(view),
    ...(fallback ? { defaultShippingMethodId: fallback.code } : {}),
    ...(address ? { address: { ...address, shippingId } } : {}),
    ...(store ? { storeId: store.id, storeName: store.name } : {}),
    ...(toPoint ? { collectionPointMethod: view(toPoint) } : {}),
  };
}

const goneFlash = (lines: readonly CartLine[]): Flash[] =>
  lines.length === 0 ? [] : [flashOf('ProductItemNotAvailable', lines)];

export function flashOf(code: Flash['code'], lines: readonly CartLine[]): Flash {
  const message = flashMessages[code];
  return {
    code,
    ...(message ? { message } : {}),
    details: { itemIds: lines.map(({ itemId }) => itemId), productIds: lines.map(({ productId }) => productId) },
  };
}

/** The whole cart, as the answer to every change. */
export function cartView(priced: PricedCart, rows: readonly PromotionRow[], flash: Flash[], now: number): CartAnswer {
  const { cart, totals } = priced;
  const { doc } = cart;
  const sums = totalsView(priced);
  const physical = priced.shipments.flatMap(({ group }) => (group === 'digital' ? [] : [group]));
  const items = itemViews(priced, now);
  const instruments = instrumentsOf(priced);
  return {
    basketId: cart.id,
    version: cart.version,
    currency: cart.currency,
    locale: cart.locale,
    totalItems: sums.totalUnits,
    items,
    payment_instruments: [...instruments, ...walletsOf(priced)],
    shippingMethods: physical.map((group) => shippingEntry(priced, group)),
    couponItems: couponItems(priced, rows, now),
    orderPromotions: orderPromotions(priced),
    promoSummary: promoSummary(priced),
    approachingPromotions: approachingPromotions(priced),
    flash: [...flash, ...goneFlash(priced.gone)],
    customerNotifications: orderUpdatesOf(doc),
    priceAdjustments: adjustmentViews(priced),
    totals: sums,
    cartItemTotal: totals.itemTotal,
    loyaltyPoints: pointsOf({ frozen: { items, totals: sums, payment_instruments: instruments } }),
    ...(doc.shippingAddress ? { shippingAddress: doc.shippingAddress } : {}),
    ...(doc.billingAddress ? { billingAddress: doc.billingAddress } : {}),
    ...(doc.email ? { email: doc.email } : {}),
  };
}
