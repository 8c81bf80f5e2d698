import type { Address } from '#openapi/generated/waymark.gen.ts';
import type * as schema from '../schema.selling.ts';
import { type Leaf, none, PersonalData, type TableTags, type CatalogueTags } from './tags.ts';

const cart = ['RETENTION_GUEST_CARTS', 'RETENTION_CUSTOMER_CARTS'] as const;
const cartOwner = new PersonalData('to know whose cart it is', 'contract', cart);
const cartAddress = new PersonalData(
  'to deliver and bill what is in the cart, and to price delivery and tax',
  'contract',
  ['RETENTION_CART_ADDRESSES'],
);
const cartSeller = new PersonalData('to know which employee agreed to a price', 'legitimate interest', cart);
const cartPayment = new PersonalData('to pay with what the shopper has put on the cart', 'contract', cart);

const cartDevice = new PersonalData(
  'so that the payment provider can tell fraud by the device',
  'legitimate interest',
  cart,
);

const order = ['RETENTION_REFUSED_ORDERS', 'RETENTION_ORDERS'] as const;
const orderOwner = new PersonalData('to show orders to whom they belong', 'contract', order);
const orderAddress = new PersonalData(
  'to deliver the order, to bill it, to write about it, and to keep books',
  'legal duty',
  order,
);
const orderPayment = new PersonalData(
  'to give money back, and to tell with what the order was paid',
  'legal duty',
  order,
);
const orderSeller = new PersonalData('to know which employee sold it', 'legitimate interest', order);

/** Country and province decided the tax, so they stay with the order. */
const orderAddressTags: Record<keyof Address, Leaf> = {
  addressId: orderAddress,
  addressLine1: orderAddress,
  addressLine2: orderAddress,
  addressLine3: orderAddress,
  approachType: orderAddress,
  bookingCode: orderAddress,
  city: orderAddress,
  country: none,
  countryCode: orderAddress,
  email: orderAddress,
  firstName: orderAddress,
  id: orderAddress,
  invoiceRequested: orderAddress,
  lastName: orderAddress,
  main: orderAddress,
  optionType: orderAddress,
  phone: orderAddress,
  phoneCode: orderAddress,
  postalCode: orderAddress,
  province: none,
  recipientContactPhone: orderAddress,
  region: orderAddress,
  shippingId: orderAddress,
  stateCode: orderAddress,
  storeId: orderAddress,
  storeName: orderAddress,
  subscriptions: orderAddress,
};

export const selling: {
  carts: TableTags<typeof schema.carts>;
  orders: TableTags<typeof schema.orders>;
  promotions: TableTags<typeof schema.promotions>;
  redemptions: TableTags<typeof schema.redemptions>;
  giftCards: TableTags<typeof schema.giftCards>;
  outbox: TableTags<typeof schema.outbox>;
  idempotencyKeys: TableTags<typeof schema.idempotencyKeys>;
  meta: CatalogueTags<typeof schema.meta>;
} = {
  carts: {
    id: cartOwner,
    version: none,
    owner: cartOwner,
    locale: none,
    currency: none,
    updatedAt: none,
    doc: {
      createdAt: none,
      lines: {
        itemId: none,
        productId: none,
        upc: none,
        qty: none,
        maxQty: none,
        recipeId: none,
        customAmount: none,
        giftOption: cartAddress,
        pdpUrl: none,
        delivery: none,
      },
      couponCodes: none,
      shippingMethods: none,
      shippingAddress: cartAddress,
      collector: cartAddress,
      billingAddress: cartAddress,
      email: cartAddress,
      deviceFingerprint: cartDevice,
      giftCards: cartPayment,
      credit: none,
      reward: none,
      storedRewards: cartPayment,
      priceAdjustments: {
        adjustmentId: none,
        level: none,
        itemId: none,
        type: none,
        value: none,
        reasonCode: none,
        upTo: none,
        upToAmount: none,
        agreedBy: cartSeller,
      },
      counter: none,
      seenKeys: none,
    },
  },
  orders: {
    number: none,
    cartId: orderOwner,
    cartVersion: none,
    owner: orderOwner,
    status: none,
    createdAt: none,
    placedAt: none,
    heldUntil: none,
    anonymisedAt: none,
    doc: {
      frozen: {
        basketId: none,
        billingAddress: orderAddressTags,
        currency: none,
        email: orderAddress,
        items: {
          attributes: none,
          badge: none,
          bonus: none,
          eyebrow: none,
          giftOption: orderAddress,
          id: none,
          image: none,
          isCustoms: none,
          isDigitalProduct: none,
          itemId: none,
          kind: none,
          masterId: none,
          maxQty: none,
          name: none,
          pdpUrl: none,
          price: none,
          productId: none,
          productPromotions: none,
          qty: none,
          rating: none,
          recipeId: none,
          recipeName: none,
          shippingOptions: none,
          taxTotal: none,
          upc: none,
          variantId: none,
        },
        locale: none,
        orderNumber: none,
        orderPromotions: none,
        payment_instruments: {
          amount: none,
          c_gcCardNumber: orderPayment,
          c_requestID: none,
          cardType: none,
          currency: none,
          lastFour: orderPayment,
          payableAmount: none,
          payment_instrument_id: none,
          payment_method_id: none,
          points: none,
          remainingAmount: none,
        },
        priceAdjustments: none,
        customerNotifications: none,
        promoSummary: none,
        shipments: {
          address: orderAddressTags,
          itemIds: none,
          shipmentId: none,
          shippingId: none,
          shippingMethod: none,
          storeId: none,
          storeName: none,
        },
        totals: none,
      },
      cartCreatedAt: none,
      steps: none,
      refusal: none,
      held: none,
      giftCards: { number: orderPayment, amount: none },
      points: none,
      credit: none,
      yearly: none,
      storedRewards: { id: orderPayment, amount: none },
      promotionIds: none,
      charge: none,
      authorisation: orderPayment,
      card: orderPayment,
      isPaidLater: none,
      wallet: none,
      inStoreSale: orderSeller,
      adjustmentReasons: none,
      adjustmentsAgreedBy: orderSeller,
      keeps: orderPayment,
      events: none,
      parcel: orderAddress,
      cancellableUntil: none,
      returns: none,
      adopted: orderOwner,
    },
  },
  promotions: {
    id: none,
    code: none,
    redeemed: none,
    doc: {
      id: none,
      campaignId: none,
      code: none,
      level: none,
      name: none,
      calloutMessage: none,
      words: none,
      effect: none,
      audience: none,
      threshold: none,
      categoryIds: none,
      approaching: none,
      startsAt: none,
      endsAt: none,
      limit: none,
      isOncePerShopper: none,
    },
  },
  redemptions: {
    promotionId: none,
    orderNumber: none,
    email: new PersonalData('to let each shopper use a promotion once', 'legitimate interest', [
      'RETENTION_REDEMPTIONS',
    ]),
  },
  // Anybody with its number and PIN may spend it. It names nobody, and is stored for as long as it may be spent.
  giftCards: {
    number: none,
    currency: none,
    balance: none,
    pinHash: none,
    orderNumber: none,
    itemId: none,
    piece: none,
    doc: { number: none, currency: none, balance: none, initial: none, expiresOn: none, isAllowed: none, note: none },
  },
  outbox: {
    id: none,
    kind: none,
    about: new PersonalData(
      'to do what an order or a sign-in left to be done; the number of an order, or the id of a customer',
      'contract',
      ['RETENTION_OUTBOX'],
    ),
    createdAt: none,
    dueAt: none,
    attempts: none,
    failure: none,
    doneAt: none,
  },
  idempotencyKeys: {
    key: none,
    requestHash: new PersonalData(
      'to know whether a repeated call asks the same; a hash of what was asked, and by whom',
      'contract',
      ['RETENTION_IDEMPOTENCY_KEYS'],
    ),
    createdAt: none,
  },
  meta: { key: none, value: none },
};
