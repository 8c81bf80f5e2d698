import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Session } from '#machines/session/session.types.ts';

/** A line as the service returns it: two pairs of a shoe at 129.00. */
export const shoe: CartItem = {
  itemId: 'item-1',
  id: 'v-884501001085',
  productId: 'WMTR1001MOS',
  masterId: 'WMTR1001',
  variantId: 'v-884501001085',
  name: 'Ridgeline trail runner',
  image: '/images/product/trail-runner/moss-bone-signal/side',
  qty: 2,
  maxQty: 10,
  upc: '884501001085',
  price: {
    currency: 'USD',
    current: 12900,
    original: 12900,
    highCurrent: 12900,
    highOriginal: 12900,
    amount: 12900,
    rowTotal: 25800,
    priceAfterItemDiscount: 25800,
    priceAfterOrderDiscount: 25800,
  },
  taxTotal: 0,
  bonus: false,
  isCustoms: false,
  isDigitalProduct: false,
  shippingOptions: [],
  pdpUrl: '/en-us/p/ridgeline-trail-runner-WMTR1001MOS',
  productPromotions: [],
  attributes: [
    { type: 'color', label: 'Colour', value: 'moss', valueLabel: 'Moss' },
    { type: 'size', label: 'Size', value: '9', valueLabel: '9' },
  ],
};

export const empty: Cart = {
  basketId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11',
  version: 1,
  locale: 'en-us',
  currency: 'USD',
  items: [],
  totalItems: 0,
  cartItemTotal: 0,
  totals: {
    currency: 'USD',
    itemTotal: 0,
    itemSubTotal: 0,
    total: 0,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    totalUnits: 0,
    totalWithoutTax: 0,
    netAmount: 0,
    tax: 0,
    taxAmount: 0,
    taxIncluded: false,
    shipping: 0,
    remainingToPay: 0,
    appliedRewards: 0,
  },
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  approachingPromotions: [],
  payment_instruments: [],
  priceAdjustments: [],
  shippingMethods: [],
  flash: [],
  customerNotifications: [],
  loyaltyPoints: 0,
};

/** A cart with these lines, and totals as the service would return them with a delivery at 7.00. */
export function cartWith(items: CartItem[], more: Partial<Cart> = {}): Cart {
  const itemTotal = items.reduce((sum, { price }) => sum + price.rowTotal, 0);
  const totalUnits = items.reduce((sum, { qty }) => sum + qty, 0);
  const total = itemTotal + (items.length > 0 ? 700 : 0);
  return {
    ...empty,
    version: 2,
    items,
    totalItems: totalUnits,
    cartItemTotal: itemTotal,
    totals: {
      ...empty.totals,
      itemTotal,
      itemSubTotal: itemTotal,
      shipping: items.length > 0 ? 700 : 0,
      total,
      totalWithoutTax: total,
      netAmount: total,
      remainingToPay: total,
      totalUnits,
    },
    ...more,
  };
}

/** With an applied promo code, and a promotion within reach. */
export const filled = cartWith([shoe], {
  couponItems: [
    { code: 'FIRSTSTEPS', applied: true, promotionId: 'first-steps-15', calloutMessage: '15% off your order' },
  ],
  approachingPromotions: [
    {
      promotionId: 'approach-free-delivery',
      promotionClass: 'SHIPPING',
      calloutMsg: 'Free delivery is close|Spend {distance} more for free delivery|Your delivery is free',
      distanceFromConditionThreshold: 4200,
      currency: 'USD',
      approachingDisplayLevel: 'BOTH',
      thresholdStatus: 'Below Threshold',
    },
  ],
});
/** An associate took $10 off each pair. */
export const reduced: Cart = {
  ...filled,
  priceAdjustments: [
    {
      adjustmentId: 'adjustment-1',
      level: 'PRODUCT',
      itemId: 'item-1',
      type: 'amount',
      value: 1000,
      amount: 2000,
      currency: 'USD',
    },
  ],
};
/** The same items in the cart that replaced it: the lines have other ids. */
export const refilled = cartWith([{ ...shoe, itemId: 'item-7' }], { basketId: '5f1c2d7e-90ab-4cde-8f01-23456789abcd' });

export const guest: Session = { consumerNo: 'G00012894', consumerType: 'GUEST', basketId: null };
export const returning: Session = { ...guest, basketId: filled.basketId };
export const another: Session = { consumerNo: 'G00055555', consumerType: 'GUEST', basketId: null };

/** A customer with an account, who has the cart of an earlier visit. */
export const customer: Session = { consumerNo: 'C1000001', consumerType: 'REGISTERED', basketId: filled.basketId };
/** The guest's shoes merged with what the customer's cart held. */
export const grown = cartWith([{ ...shoe, qty: 5 }]);

export const cartLost: ApiFailure = { errorId: 'BSK404', message: 'cart not found', status: 404 };
export const invalidCustomer: ApiFailure = { errorId: 'AUT498', message: 'not yours', status: 403 };
export const conflict: ApiFailure = { errorId: 'API409', message: 'changed at the same time', status: 409 };
export const noNetwork: ApiFailure = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
export const noToken: ApiFailure = { errorId: 'AUT432', message: 'no session', status: 401 };
export const soldOut: ApiFailure = { errorId: 'INV700', message: 'out of stock', status: 409 };
export const tooMany: ApiFailure = {
  errorId: 'INV408',
  message: 'too many',
  status: 409,
  additionalInfo: { maxAllowedQty: 4 },
};
export const freeGift: ApiFailure = { errorId: 'GWP403', message: 'a gift', status: 409 };
export const invalidCode: ApiFailure = { errorId: 'PRM130', message: 'invalid code', status: 422 };
export const noSuchItem: ApiFailure = { errorId: 'ORD404', message: 'no such item', status: 404 };
export const wrongPin: ApiFailure = { errorId: 'GFC700', message: 'not valid', status: 422 };
export const noSuchInstrument: ApiFailure = { errorId: 'PYT404', message: 'no such instrument', status: 404 };
export const tooFewPoints: ApiFailure = { errorId: 'REW140', message: 'not enough points', status: 422 };
export const tooLittle: ApiFailure = {
  errorId: 'PRC400',
  message: 'takes nothing off',
  status: 422,
  fields: [{ field: '/value', errorId: 'PRC400' }],
};
export const noDelivery: ApiFailure = { errorId: 'SHP404', message: 'not applicable', status: 409 };
export const badAddress: ApiFailure = { errorId: 'CHK380', message: 'not valid', status: 422 };
