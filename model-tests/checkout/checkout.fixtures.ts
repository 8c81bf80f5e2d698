import type {
  Address,
  Cart,
  Order,
  PaymentAction,
  PaymentPayer,
  ShippingMethod,
} from '#openapi/generated/waymark.gen.ts';
import type { Approval } from '#machines/pay-later/pay-later.types.ts';
import type { PayLater, RecalledCard, TypedCard } from '#machines/payment-method/payment-method.types.ts';
import { mayasAddress, mayasContact } from '#tests/people.ts';

const { phoneCode, ...home } = mayasAddress;
/** As the service answers it. */
export const address: Address = {
  ...home,
  id: 'address-shipping',
  approachType: 'S',
  shippingId: 'me',
  phone: phoneCode + home.phone,
};

const method = (code: string, label: string, deliveryTime: string, amount: number): ShippingMethod => ({
  code,
  label,
  deliveryTime,
  kind: 'home',
  price: { amount, finalAmount: amount, currency: 'USD' },
});
const standard = method('US_STANDARD', 'Standard', '3-6 days', 0);
const express = method('US_EXPRESS', 'Express', '2-3 days', 995);

/** A cart for which the shopper has chosen nothing yet. */
export const freshCart: Cart = {
  basketId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11',
  version: 3,
  currency: 'USD',
  locale: 'en-us',
  totalItems: 1,
  items: [
    {
      itemId: 'item-1',
      id: 'WMTR1001MOS-085',
      productId: 'WMTR1001MOS',
      masterId: 'WMTR1001',
      variantId: 'WMTR1001MOS-085',
      name: 'Ridgeline Trail Runner',
      image: 'product/trail-runner/moss-bone-signal/side',
      qty: 1,
      maxQty: 10,
      upc: '884501001085',
      price: {
        currency: 'USD',
        current: 12900,
        original: 14000,
        highCurrent: 12900,
        highOriginal: 14000,
        amount: 12900,
        rowTotal: 12900,
        priceAfterItemDiscount: 12900,
        priceAfterOrderDiscount: 12900,
      },
      taxTotal: 0,
      bonus: false,
      isCustoms: false,
      isDigitalProduct: false,
      shippingOptions: [],
      pdpUrl: '/en-us/p/ridgeline-trail-runner-WMTR1001MOS',
      productPromotions: [],
      attributes: [
        { type: 'color', label: 'Colour', value: 'MOS', valueLabel: 'Moss' },
        { type: 'size', label: 'Size', value: '8.5', valueLabel: 'US 8.5' },
      ],
    },
  ],
  payment_instruments: [],
  shippingMethods: [
    {
      shippingId: 'me',
      shipmentId: 'shipment-me',
      code: standard.code,
      label: standard.label,
      price: standard.price,
      deliveryTime: standard.deliveryTime,
      defaultShippingMethodId: standard.code,
      applicableShippingMethods: [express, standard],
    },
  ],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  approachingPromotions: [],
  flash: [],
  customerNotifications: [],
  loyaltyPoints: 0,
  priceAdjustments: [],
  cartItemTotal: 12900,
  totals: {
    currency: 'USD',
    total: 12900,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    itemTotal: 12900,
    itemSubTotal: 12900,
    totalWithoutTax: 12900,
    shipping: 0,
    tax: 0,
    taxIncluded: false,
    netAmount: 12900,
    taxAmount: 0,
    remainingToPay: 12900,
    totalUnits: 1,
    appliedRewards: 0,
  },
};

/** With a delivery address. */
export const addressedCart: Cart = {
  ...freshCart,
  version: 4,
  shippingAddress: address,
  email: 'maya@example.com',
  totals: { ...freshCart.totals, total: 13868, tax: 968, taxAmount: 968, remainingToPay: 13868 },
};
export const billedCart: Cart = { ...addressedCart, version: 5, billingAddress: { ...address, approachType: 'B' } };
/** A gift card pays all of it. */
export const coveredCart: Cart = {
  ...billedCart,
  version: 7,
  payment_instruments: [
    {
      payment_instrument_id: 'pi-1',
      payment_method_id: 'GIFT_CARD',
      amount: 13868,
      currency: 'USD',
      c_gcCardNumber: '************0069',
      lastFour: '0069',
    },
  ],
  totals: { ...billedCart.totals, remainingToPay: 0 },
};
export const expressCart: Cart = {
  ...billedCart,
  version: 6,
  shippingMethods: billedCart.shippingMethods.map((entry) => ({
    ...entry,
    code: express.code,
    label: express.label,
    price: express.price,
  })),
  totals: { ...billedCart.totals, total: 14863, shipping: 995, remainingToPay: 14863 },
};
/** No delivery method reaches the shopper's address. */
export const strandedCart: Cart = {
  ...addressedCart,
  shippingMethods: [{ shippingId: 'me', shipmentId: 'shipment-me', applicableShippingMethods: [] }],
};
/** A gift card by email: nothing is shipped. */
export const digitalCart: Cart = {
  ...freshCart,
  shippingMethods: [],
  items: freshCart.items.map((item) => ({ ...item, isDigitalProduct: true })),
};
/** With a billing address, which a digital order asks for. */
export const billedDigitalCart: Cart = {
  ...digitalCart,
  email: 'maya@example.com',
  billingAddress: { ...address, approachType: 'B' },
};
const pickup: ShippingMethod = { ...method('US_PICKUP', 'Pick up in store', 'Same day', 0), kind: 'pickup' };
/** Everything is collected in a store, and it is not known yet who collects it. */
export const collectedCart: Cart = {
  ...freshCart,
  shippingMethods: [
    {
      shippingId: 'me',
      shipmentId: 'shipment-pickup-1001',
      code: pickup.code,
      label: pickup.label,
      price: pickup.price,
      deliveryTime: pickup.deliveryTime,
      applicableShippingMethods: [pickup],
      storeId: '1001',
      storeName: 'Waymark Boulder',
    },
  ],
};
/** With the person who collects it, and a billing address. */
export const contactedCart: Cart = {
  ...collectedCart,
  version: 5,
  email: 'maya@example.com',
  billingAddress: { ...address, approachType: 'B' },
  shippingMethods: collectedCart.shippingMethods.map((entry) => ({
    ...entry,
    address: { ...mayasContact, phone: address.phone },
  })),
};
export const emptyCart: Cart = { ...freshCart, items: [], totalItems: 0, shippingMethods: [] };
/**
 * The cart as it is read again after an item sold out: with a downgraded delivery method, or with an address that
 * cannot be used.
 */
export const downgradedCart: Cart = { ...billedCart, flash: [{ code: 'OrderShippingMethodDowngraded' }] };
export const misdirectedCart: Cart = {
  ...billedCart,
  flash: [{ code: 'InvalidShippingAddress', details: { shipmentId: 'shipment-me' } }],
};

export const card: TypedCard = {
  kind: 'typed',
  token: 'tok_sandbox_4f9a1c7e',
  brand: 'visa',
  bin: '411111',
  lastFour: '1111',
  sessionId: 'ps_7c1f0b4e22',
  isKept: false,
};
/** The default card of a customer. */
export const savedCard: RecalledCard = {
  kind: 'recalled',
  paymentInstrumentId: 'card-1111',
  brand: 'visa',
  lastFour: '1111',
};

/** Payment in instalments instead of a card, not approved yet; and the lender's approval. */
export const later: PayLater = { kind: 'pay-later', approval: null };
export const payPal: PayLater = { kind: 'paypal', approval: null };
export const approval: Approval = {
  token: 'approval-of-billed-cart',
  basketId: freshCart.basketId,
  amount: billedCart.totals.remainingToPay,
};

/** PayPal's, from the cart: it pays up to a limit, and knows who pays. */
export const expressApproval: Approval = { ...approval, most: approval.amount + 5000 };
export const payer: PaymentPayer = { address: { country: 'US', firstName: 'Riley' }, isComplete: true };

const action = (type: PaymentAction['type']): PaymentAction => ({
  type,
  url: `/sandbox/payments/v1/3ds/${type}`,
  token: `${type}-token`,
});
export const fingerprint = action('fingerprint');
export const bankAsks = action('challenge');

export const placedOrder: Order = {
  orderNumber: 'WM4821907731',
  st: 'Zk3qP0s9VxYb1cTnRe5mUw7LhJ2aQd8f',
  basketId: freshCart.basketId,
  status: 'placed',
  placedAt: '2026-05-04T10:15:00.000Z',
  currency: 'USD',
  locale: 'en-us',
  email: 'maya@example.com',
  totals: { ...billedCart.totals, remainingToPay: 0 },
  items: billedCart.items,
  shipments: [{ shipmentId: 'shipment-me', shippingId: 'me', shippingMethod: standard, address, itemIds: ['item-1'] }],
  paymentMethod: {
    code: 'CREDIT_CARD',
    type: 'card',
    bin: '411111',
    additionalData: { cardType: 'visa', lastFour: '1111' },
  },
  payment_instruments: [
    {
      payment_instrument_id: 'pi-card',
      payment_method_id: 'CREDIT_CARD',
      amount: 13868,
      currency: 'USD',
      cardType: 'visa',
      lastFour: '1111',
    },
  ],
  billingAddress: address,
  promoSummary: [],
  flash: [],
};
const waiting = (wanted: PaymentAction): Order => ({
  ...placedOrder,
  status: 'pending-authentication',
  flash: [{ code: 'PaymentNotAuthorized', details: { action: wanted } }],
});
export const fingerprintedOrder = waiting(fingerprint);
export const challengedOrder = waiting(bankAsks);

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  totalChanged: { ...refusal('ORD415', 409), additionalInfo: { expected: 14000 } },
  itemGone: refusal('ORD430', 409),
  declined: refusal('PAY400', 402),
  notEnough: { ...refusal('PYT400', 422), fields: [{ field: '/paymentMethod', errorId: 'PYT400' }] },
  noPhone: { ...refusal('SHP410', 422), fields: [{ field: '/shippingAddress/phone', errorId: 'SHP410' }] },
  noBilling: { ...refusal('BIL400', 422), fields: [{ field: '/billingAddress', errorId: 'BIL400' }] },
  robot: refusal('AUT403', 403),
  unsure: { ...refusal('AUT403', 403), isChallenge: true as const },
  odd: refusal('API422', 400),
  lost: refusal('OFFLINE', 0),
  /** The bot defence does not answer. */
  silent: { ...refusal('UNEXPECTED', 0), isProviders: true as const },
  tooFast: refusal('API429', 429),
  noOrder: refusal('ORD409', 404),
  notThere: refusal('SHP404', 409),
};
