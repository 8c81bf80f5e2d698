import type { Address, PaymentMethodInput, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { assertComplete, assertCountry } from '../cart/addresses.ts';
import { offersWay, unitsLeft } from '../cart/availability.ts';
import { collectorOf } from '../cart/cart-view.ts';
import { storeDeliveryOf } from '../cart/delivery.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';
import { CommerceError, errorDetail } from '../errors.ts';
import { locationOfLine } from '../model/stock-location.ts';
import { localeOf } from '../settings/locales.ts';

/** Throws ORD516 or ORD517 for lines that their store does not offer any more, ORD518 for what only stores sell. */
function assertCollectable({ lines, stores }: PricedCart): void {
  for (const { line, product } of lines) {
    const { delivery } = line;
    const additionalInfo = { itemId: line.itemId, productId: line.productId };
    if (!delivery && product.isRobisOnly) throw new CommerceError('ORD518', 409, { additionalInfo });
    if (!delivery) continue;
    if (offersWay(stores.get(delivery.storeId), delivery.kind)) continue;
    throw new CommerceError(delivery.kind === 'pickup' ? 'ORD516' : 'ORD517', 409, { additionalInfo });
  }
}

/** Returns the phone of an address with its dial code, for a payer without one. */
const phoneOf = (address: Address | null): Pick<Address, 'phone' | 'phoneCode'> => ({
  ...(address?.phone ? { phone: address.phone } : {}),
  ...(address?.phoneCode ? { phoneCode: address.phoneCode } : {}),
});

/**
 * Throws ORD415 unless the shopper agreed to what is charged: the amount, currency and country that the sheet of the
 * wallet showed. Throws PAY400 if the request does not say.
 */
function assertAgreed({ cart, totals }: PricedCart, { additionalData }: PaymentMethodInput): void {
  const field = '/paymentMethod/additionalData/agreed';
  const agreed = additionalData?.agreed;
  if (!agreed) throw new CommerceError('PAY400', 402, { field });
  const { remainingToPay: expected } = totals;
  if (agreed.amount !== expected)
    throw new CommerceError('ORD415', 409, { field: `${field}/amount`, additionalInfo: { expected } });
  if (agreed.currency !== cart.currency) throw new CommerceError('ORD415', 409, { field: `${field}/currency` });
  if (agreed.country !== localeOf(cart.locale).country)
    throw new CommerceError('ORD415', 409, { field: `${field}/country` });
}

/** Throws if the cart cannot be ordered as it is; returns the billing address and the e-mail that the order needs. */
export function assertReady(priced: PricedCart, body: PlaceOrderRequest): { billingAddress: Address; email: string } {
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
    // A wallet may have given an address in parts, and the shop may ship elsewhere since.
    const isContact = !isSentHome || address.storeId !== undefined;
    if (!isContact) assertCountry(address, cart.currency, '/shippingAddress');
    assertComplete(address, { kind: 'shipping', field: '/shippingAddress', isContact, hasEmail: true });
  }
  const billingAddress = body.billingAddress ?? cart.doc.billingAddress;
  if (!billingAddress) throw new CommerceError('BIL400', 422, { field: '/billingAddress' });
  if (!billingAddress.phone && !address?.phone)
    throw new CommerceError('BILL410', 422, { field: '/billingAddress/phone' });
  const payer = billingAddress.phone ? billingAddress : { ...billingAddress, ...phoneOf(address) };
  assertComplete(payer, { kind: 'billing', field: '/billingAddress', hasEmail: true });
  const email = cart.doc.email ?? billingAddress.email;
  if (!email) throw new CommerceError('ORD400', 422, { field: '/billingAddress/email' });

  const { total } = totals;
  if (total !== body.expectedTotal)
    throw new CommerceError('ORD415', 409, { field: '/expectedTotal', additionalInfo: { expected: total } });
  if (body.cartVersion !== undefined && body.cartVersion !== cart.version)
    throw new CommerceError('API409', 409, { field: '/cartVersion' });
  if (totals.remainingToPay > 0 && !body.paymentMethod)
    throw new CommerceError('PYT400', 422, { field: '/paymentMethod' });
  if (totals.remainingToPay > 0 && body.paymentMethod?.code === 'DW_APPLE_PAY')
    assertAgreed(priced, body.paymentMethod);
  return { billingAddress, email };
}
