/** How often people do things, if not all possible things are equally likely. */
export interface Habits {
  /** Walks in a month. */
  visits: number;
  /**
   * The probability that a shopper leaves in a state (or one within it) where the chart waits for them; `*` is every
   * other state.
   */
  leaves: Record<string, number>;
  /**
   * The weight of an event among the possible ones; 1 without an entry. `getCart fails` is a failure of that actor:
   * 0.03. A delay: 0.05. An event with 0 never happens.
   */
  weights: Record<string, number>;
  /** The weight of each input of the model as the start of a walk; the model's own is ''. */
  starts?: Record<string, number>;
}

const usual: Habits = { visits: 1500, leaves: { '*': 0.12 }, weights: {} };

const known: Record<string, Partial<Habits>> = {
  storefront: { visits: 9000, leaves: { '*': 0.3 } },
  session: { visits: 9000, leaves: { '*': 0.5 } },
  header: { visits: 9000, leaves: { '*': 0.3 } },
  cart: {
    visits: 9000,
    leaves: { 'resting.none': 0.5, 'resting.ready': 0.22, 'resting.unavailable': 0.6, 'resting.expired': 0.5 },
    weights: {
      'shareCart fails': 0.001,
      'session.ended': 0.02,
      'cart.outdated': 0.1,
      'cart.ordered': 0.25,
      'promotion.dismissed': 0.1,
      'session.unavailable': 0.01,
    },
  },
  listing: {
    visits: 5200,
    leaves: { 'results.noneFound': 0.45, 'results.failed': 0.7, '*': 0.24 },
    weights: {
      'address fails': 0.0005,
      'listing.refused': 0.04,
      'listing.arrived': 3,
      'panel.opened': 0.5,
      'sort.chosen': 0.5,
    },
  },
  product: {
    visits: 4300,
    leaves: {
      'buying.offering.outOfStock': 0.7,
      'buying.offering.comingSoon': 0.8,
      'buying.offering.failed': 0.5,
      'buying.offering.added': 0.35,
      'buying.offering.asking': 0.08,
      'buying.adding': 0.005,
      'buying.waiting': 0.03,
      'buying.retrying': 0.01,
      'stock.loading': 0.01,
      '*': 0.2,
    },
    weights: {
      'option.chosen': 2,
      getProductInventory: 30,
      'quantity.chosen': 0.2,
      'stock.changed': 0.05,
      'stock.doubted': 0.03,
      'shopper.changed': 0.03,
      'watchShopper fails': 0.001,
      'watchCart fails': 0.001,
      'purchase.requested': 1.4,
      'item.added': 0.1,
    },
  },
  'mini-cart': { visits: 2600, weights: { 'checkout.chosen': 1.6, 'change.settled': 0.3 } },
  checkout: {
    visits: 1240,
    leaves: {
      'shopping.shipping.address': 0.19,
      'shopping.shipping.method': 0.07,
      'shopping.billing': 0.13,
      'shopping.summary': 0.05,
      empty: 0.9,
      unavailable: 0.55,
      unconfirmed: 0.3,
      'confirmed.shown': 1,
    },
    weights: {
      'cart.changed': 0.04,
      'cart.unavailable': 0.0004,
      addressForm: 3,
      paymentMethod: 3,
      'watchCart fails': 0.0002,
      'keepMemory fails': 0.002,
      'addressForm fails': 0.004,
      'paymentMethod fails': 0.02,
      'giftCard fails': 0.0002,
      'credit fails': 0.0002,
      'rewards fails': 0.0002,
      'rewardCode fails': 0.0002,
      'billing.confirmed': 5,
      'placeOrder fails': 0.07,
      'delivery.confirmed': 4,
      'method.chosen': 0.7,
      'address.changeRequested': 0.12,
      'method.changeRequested': 0.1,
      'payment.changeRequested': 0.1,
      'order.submitted': 6,
      'step.requested': 0,
      'billingAddress.otherChosen': 0.3,
      'billingAddress.sameChosen': 0.15,
      'billingAddress.changeRequested': 0.2,
    },
    starts: { '': 1 },
  },
  challenge: {
    visits: 190,
    leaves: { '*': 0.06 },
    weights: { 'challenge.completed': 6, 'challenge.dismissed': 0.6, 'leaving.declined': 0.6 },
  },
  'payment-method': {
    visits: 930,
    leaves: { 'fields.ready': 0.09, 'fields.invalid': 0.16, failed: 0.6 },
    weights: {
      'card.submitted': 5,
      'payLater.chosen': 0.15,
      'payPal.chosen': 0.25,
      'cardPayment.chosen': 0.3,
      'card.tokenised': 5,
      'card.invalid': 0.8,
      'card.failed': 0.15,
      'fields.removed': 0.05,
    },
  },
  'gift-card': {
    visits: 70,
    leaves: { editing: 0.35 },
    weights: { 'giftCard.submitted': 3, 'giftCard.removeRequested': 0.2, applyGiftCard: 6, checkBalance: 5 },
  },
  credit: { visits: 90, leaves: { '*': 0.5 }, weights: { 'credit.removeRequested': 0.1 } },
  'pay-later': {
    visits: 90,
    weights: { 'otherWay.chosen': 0.1, 'shopper.returned': 0.6, readApproval: 6 },
    starts: { '': 1, 'back from the lender': 1, 'to PayPal': 1 },
  },
  'reward-code': { visits: 110, leaves: { '*': 0.5 }, weights: { 'reward.removeRequested': 0.1 } },
  rewards: { visits: 160, leaves: { '*': 0.5 }, weights: { 'voucher.removeRequested': 0.1 } },
  'address-form': { visits: 1090, leaves: { '*': 0.05 } },
  consent: {
    visits: 2100,
    leaves: { asking: 0.2, choosing: 0.08, '*': 1 },
    weights: { 'choice.opened': 0.35, 'necessary.accepted': 0.9 },
    starts: { '': 20, 'an earlier answer': 1 },
  },
  order: { visits: 820, leaves: { '*': 0.4 } },
  'chart-viewer': { visits: 0 },
  'live-inspection': { visits: 0 },
  'live-drawing': { visits: 0 },
  simulator: { visits: 0 },
};

/** Returns the habits of a chart in the generated month: plausible, but invented. */
export const habitsOf = (chart: string): Habits => ({ ...usual, ...known[chart] });
