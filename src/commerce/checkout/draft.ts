import { randomInt } from 'node:crypto';
import type { Order, PlaceOrderRequest, Shipment } from '#openapi/generated/waymark.gen.ts';
import { adjustmentViews } from '../cart/adjustments.ts';
import { collectorOf, shipmentIdOf, totalsView } from '../cart/cart-view.ts';
import { yearlyOf } from '../cart/grant.ts';
import { orderPromotions, promoSummary } from '../cart/promotion-view.ts';
import { storeDeliveryOf } from '../cart/delivery.ts';
import { parseLocation, locationOfLine } from '../model/stock-location.ts';
import { spendingOf } from '../cart/instruments.ts';
import { orderUpdatesOf } from '../cart/order-updates.ts';
import { itemViews } from '../cart/item-view.ts';
import { methodView } from '../cart/method-view.ts';
import { CommerceError } from '../errors.ts';
import type { OrderRow } from '../model/order.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';
import { assertReady } from './ready.ts';

/** A number that a person can read over the phone. */
const orderNumber = (): string => `WM${randomInt(1_000_000_000, 9_999_999_999)}`;

function shipmentsOf(priced: PricedCart): Shipment[] {
  const { cart } = priced;
  return priced.shipments.map(({ group, method }) => {
    if (!method) throw new CommerceError('SHP404', 409);
    const delivery = storeDeliveryOf(group);
    const store = delivery && priced.stores.get(delivery.storeId);
    const address = group === 'digital' || delivery ? null : cart.doc.shippingAddress;
    return {
      shipmentId: shipmentIdOf(group),
      shippingId: group === 'customs' ? 'customs' : 'me',
      shippingMethod: methodView(priced, group)(method),
      ...(address ? { address } : {}),
      ...(store ? { storeId: store.id, storeName: store.name } : {}),
      itemIds: priced.lines.filter((line) => line.group === group).map(({ line }) => line.itemId),
    };
  });
}

/**
 * Returns the associate's discount, for everybody who reads the order; the reasons, for the associate only; and who
 * agreed, for the shop.
 */
function adjustedBy(priced: PricedCart) {
  const taken = adjustmentViews(priced).filter(({ amount }) => amount > 0);
  if (taken.length === 0) return { told: {}, kept: {} };
  const priceAdjustments = taken.map(({ reasonCode: _reason, ...one }) => one);
  const reasons = priced.adjustments.map(({ adjustmentId, reasonCode }) => [adjustmentId, reasonCode] as const);
  const agreed = priced.adjustments.flatMap(({ adjustmentId, agreedBy }) =>
    agreedBy === undefined ? [] : [[adjustmentId, agreedBy] as const],
  );
  const adjustmentsAgreedBy = agreed.length > 0 ? { adjustmentsAgreedBy: Object.fromEntries(agreed) } : {};
  return {
    told: { priceAdjustments },
    kept: { adjustmentReasons: Object.fromEntries(reasons), ...adjustmentsAgreedBy },
  };
}

/** Makes an order from a cart, with its prices frozen. Throws a CommerceError if the cart cannot be ordered. */
export function draftOrder(priced: PricedCart, body: PlaceOrderRequest, now: number): Omit<OrderRow, 'status'> {
  const { billingAddress, email } = assertReady(priced, body);
  const { cart, totals } = priced;
  const number = orderNumber();
  const { instruments, ...spent } = spendingOf(priced);
  const { told, kept } = adjustedBy(priced);
  const held = new Map<string, number>();
  for (const { line } of priced.lines) held.set(locationOfLine(line), (held.get(locationOfLine(line)) ?? 0) + line.qty);
  const notifications = orderUpdatesOf(cart.doc);
  const isCollected = priced.shipments.some(({ group }) => storeDeliveryOf(group));
  const collector = isCollected ? collectorOf(cart.doc) : null;
  const frozen = {
    orderNumber: number,
    basketId: cart.id,
    currency: cart.currency,
    locale: cart.locale,
    email,
    totals: { ...totalsView(priced), remainingToPay: 0 },
    items: itemViews(priced, now),
    shipments: shipmentsOf(priced),
    payment_instruments: instruments,
    billingAddress,
    promoSummary: promoSummary(priced),
    orderPromotions: orderPromotions(priced),
    ...(notifications.length > 0 ? { customerNotifications: notifications } : {}),
    ...told,
  } satisfies Partial<Order>;
  const { remainingToPay: amount } = totals;
  return {
    number,
    cartId: cart.id,
    cartVersion: cart.version,
    owner: cart.owner,
    createdAt: new Date(now).toISOString(),
    doc: {
      frozen,
      ...(collector ? { collector } : {}),
      ...(cart.doc.createdAt ? { cartCreatedAt: cart.doc.createdAt } : {}),
      held: [...held]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([location, qty]) => {
          const { storeId, upc } = parseLocation(location);
          return { upc, qty, ...(storeId ? { storeId } : {}) };
        }),
      ...spent,
      ...yearlyOf(priced),
      ...kept,
      promotionIds: priced.promotions
        .filter(({ id, code }) => code !== null && totals.appliedPromotionIds.includes(id))
        .map(({ id }) => id),
      charge:
        amount > 0 ? { idempotencyKey: `${cart.id}:${cart.version}:${number}`, amount, currency: cart.currency } : null,
      authorisation: null,
      card: null,
    },
  };
}
