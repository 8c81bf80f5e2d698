import { randomInt } from 'node:crypto';
import type { Address, Order, PlaceOrderRequest, Shipment } from '#openapi/generated/waymark.gen.ts';
import { adjustmentViews } from '../cart/adjustments.ts';
import { offersWay, unitsLeft } from '../cart/availability.ts';
import { collectorOf, shipmentIdOf, totalsView } from '../cart/cart-view.ts';
import { yearlyOf } from '../cart/grant.ts';
import { orderPromotions, promoSummary } from '../cart/promotion-view.ts';
import { storeDeliveryOf } from '../cart/delivery.ts';
import { parseLocation, locationOfLine } from '../model/stock-location.ts';
import { spendingOf } from '../cart/instruments.ts';
import { orderUpdatesOf } from '../cart/order-updates.ts';
import { itemViews } from '../cart/item-view.ts';
import { methodView } from '../cart/method-view.ts';
import { CommerceError, errorDetail } from '../errors.ts';
import type { OrderRow } from '../model/order.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';

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

/** Throws ORD516 or ORD517 for lines that their store does not offer any more. */
function assertCollectable({ lines, stores }: PricedCart): void {
  for (const { line } of lines) {
    const { delivery } = line;
    if (!delivery) continue;
    if (offersWay(stores.get(delivery.storeId), delivery.kind)) continue;
    const additionalInfo = { itemId: line.itemId, productId: line.productId };
    throw new CommerceError(delivery.kind === 'pickup' ? 'ORD516' : 'ORD517', 409, { additionalInfo });
  }
}

/** Throws if the cart cannot be ordered as it is; returns the billing address and the e-mail that the order needs. */
function assertReady(priced: PricedCart, body: PlaceOrderRequest): { billingAddress: Address; email: string } {
  const { cart, lines, gone, shipments, totals } = priced;
  const bought = lines.filter(({ giftOf }) => giftOf === null);
  const [missing] = gone;
  if (missing) throw new CommerceError('ORD430', 409, { additionalInfo: { itemId: missing.itemId } });
  if (bought.length === 0) throw new CommerceError('ORD430', 409, { additionalInfo: { code: 'ProductItemRequired' } });
  const short = bought.flatMap(({ line }, at) => {
    const before = bought.slice(0, at).map((earlier) => earlier.line);
    const maxAllowedQty = unitsLeft(priced.stock, before, locationOfLine(line));
    return maxAllowedQty < line.qty
      ? [{ additionalInfo: { itemId: line.itemId, productId: line.productId, maxAllowedQty } }]
      : [];
  });
  const [first, ...rest] = short;
  if (first) throw new CommerceError('INV406', 409, { ...first, more: rest.map((one) => errorDetail('INV406', one)) });
  assertCollectable(priced);
  const collected = shipments.some(({ group }) => storeDeliveryOf(group));
  const isSentHome = shipments.some(({ group }) => group === 'me' || group === 'customs');
  const address = isSentHome ? cart.doc.shippingAddress : collected ? collectorOf(cart.doc) : null;
  if (isSentHome && !address?.addressLine1) throw new CommerceError('PYT406', 422, { field: '/shippingAddress' });
  if (isSentHome || collected) {
    if (!address?.firstName) throw new CommerceError('PYT406', 422, { field: '/shippingAddress/firstName' });
    if (!address.phone) throw new CommerceError('SHP410', 422, { field: '/shippingAddress/phone' });
  }
  const billingAddress = body.billingAddress ?? cart.doc.billingAddress;
  if (!billingAddress) throw new CommerceError('BIL400', 422, { field: '/billingAddress' });
  if (!billingAddress.phone && !address?.phone)
    throw new CommerceError('BILL410', 422, { field: '/billingAddress/phone' });
  const email = cart.doc.email ?? billingAddress.email;
  if (!email) throw new CommerceError('ORD400', 422, { field: '/billingAddress/email' });

  const { total } = totals;
  if (total !== body.expectedTotal)
    throw new CommerceError('ORD415', 409, { field: '/expectedTotal', additionalInfo: { expected: total } });
  if (body.cartVersion !== undefined && body.cartVersion !== cart.version)
    throw new CommerceError('API409', 409, { field: '/cartVersion' });
  if (totals.remainingToPay > 0 && !body.paymentMethod)
    throw new CommerceError('PYT400', 422, { field: '/paymentMethod' });
  return { billingAddress, email };
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
