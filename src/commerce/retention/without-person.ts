import type { Address } from '#openapi/generated/waymark.gen.ts';
import type { CartDoc } from '../model/cart.ts';
import type { FrozenOrder, OrderDoc } from '../model/order.ts';

/**
 * Returns a cart without its personal data. A gift card line cannot be sold without its recipient, so it is removed.
 */
export const cartWithoutPerson = (doc: CartDoc): CartDoc => ({
  ...doc,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  collector: null,
  wallet: null,
  lines: doc.lines.filter(({ giftOption }) => giftOption === null),
});

/** The part of an address that a tax office may ask for: the place. */
const placeOf = ({ country, province }: Address): Address => ({
  country,
  ...(province === undefined ? {} : { province }),
});

function frozenWithoutPerson({
  email: _email,
  billingAddress,
  items,
  shipments,
  payment_instruments,
  ...rest
}: FrozenOrder): FrozenOrder {
  return {
    ...rest,
    ...(billingAddress ? { billingAddress: placeOf(billingAddress) } : {}),
    items: items.map(({ giftOption: _giftOption, ...item }) => item),
    shipments: shipments.map(({ address, ...shipment }) => ({
      ...shipment,
      ...(address ? { address: placeOf(address) } : {}),
    })),
    payment_instruments: payment_instruments.map(
      ({ c_gcCardNumber: _number, lastFour: _lastFour, ...instrument }) => instrument,
    ),
  };
}

/**
 * Returns an order without the data of its buyer. Keeps what was sold, for how much and to which place, for accounting.
 */
export function orderWithoutPerson(doc: OrderDoc): OrderDoc {
  const {
    adjustmentsAgreedBy: _agreedBy,
    adopted: _adopted,
    collector: _collector,
    keeps: _keeps,
    inStoreSale: _inStoreSale,
    parcel: _parcel,
    storedRewards,
    ...rest
  } = doc;
  return {
    ...rest,
    frozen: frozenWithoutPerson(doc.frozen),
    giftCards: doc.giftCards.map(({ amount }) => ({ number: '', amount })),
    ...(storedRewards ? { storedRewards: storedRewards.map(({ amount }) => ({ id: '', amount })) } : {}),
    authorisation: null,
    card: null,
  };
}
