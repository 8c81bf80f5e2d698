/** What the shopper is told outside the place that it is about: toasts. Says what happened and what to do next. */
export const notices = {
  // The cart (core 8)
  cartExpired: 'Your cart had expired',
  cartExpiredMore: 'We could not put your items back. Your new cart is empty and ready.',
  invalidCustomer: 'This cart belongs to another account',
  invalidCustomerMore: 'You have a new cart. The page reloads in a moment.',
  cartMerged: 'The items that you left here before are in your cart again.',
  notAdded: 'We cannot reach the shop',
  notAddedMore: 'What you chose is not in your cart yet.',
  removeFailed: 'Unable to remove item from cart. Please try again later.',
  lineGone: 'That item is not in your cart any more: it was taken out elsewhere.',
  giftNotAdded: 'This item cannot be added: it comes free with an offer.',
  maxQuantity: {
    one: 'You can have {count} of this item at most.',
    other: 'You can have {count} of this item at most.',
  },
  maxQuantityAny: 'You have as many of this item as one order can hold.',
  maxQuantityOfGift: 'A free gift comes in a fixed quantity.',
  outOfStock: 'Out of stock',
  fromTheShop: '{message}',

  // The session (core 4)
  signedIn: 'You are signed in',
  signedOut: 'You are signed out',
  termsAccepted: 'You accepted the terms of the associate discount',
  notSignedOut: 'You are still signed in',
  notSignedOutMore: 'We cannot reach the shop. Check your connection and sign out again.',

  // Flash codes (core 4)
  ProductLineItemInventoryMissing: 'We have fewer of an item than you asked for. We changed the quantity in your cart.',
  ProductItemNotAvailable: 'An item is not available any more. We took it out of your cart.',
  ProductLineItemFullInventoryMissing: 'An item has sold out. We took it out of your cart.',
  nothingLeftToOrder: 'Everything in your cart has sold out, so the order cannot be completed.',
  InvalidShippingAddress: 'We cannot ship to this address. Check it, or choose another one.',
  orderUpdated: 'We updated your order, because a part of it cannot go to this address.',
  PaymentNotAuthorized: 'Your bank did not confirm the payment. Try again, or pay another way.',

  // The six delivery changes (core 4)
  PickupToSthTransition: 'An item cannot be picked up any more. We ship it to your home.',
  PickupToStsTransition: 'An item is not in the store any more. We ship it there for you to collect.',
  StsToSthTransition: 'An item cannot be shipped to the store any more. We ship it to your home.',
  StsToPickupTransition: 'An item is in the store now. You can pick it up there.',
  STHToPickupTransition: 'An item cannot be shipped to your home any more. You can pick it up in the store.',
  OrderShippingMethodDowngraded:
    'The delivery you chose is not available any more. We chose the next one; look at the date and the cost.',
} as const;
