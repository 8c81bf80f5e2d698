import type { Cart, Order, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import type { ChallengeEnding } from '#machines/challenge/challenge.types.ts';
import type { PayLaterEnding } from '#machines/pay-later/pay-later.types.ts';
import type { Card, Payment } from '#machines/payment-method/payment-method.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { CartDifference } from './checkout.differences.ts';

/** Each is an entry of the browser's history (docs/decisions/030). */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'review';

/** What a reload finds: facts of quiet moments, never a card. Everything else is on the cart. */
export interface CheckoutMemory {
  basketId: string;
  /**
   * @fact Where the shopper was before the reload, as the browser remembers it; where they are is a state. `away`: at
   * the pay-later provider.
   */
  step: CheckoutStep | 'away';
  /**
   * What the pay-later provider sent the shopper back with. It pays this cart and nothing else, and only with a press.
   */
  approval?: string;
  /** @fact Of the page that is gone: the order was sent, and its answer was not seen. */
  isUnconfirmed: boolean;
}

/** What a reload finds, and whether the shopper is one whose account may know everything (a customer). */
export interface Recalled {
  memory: CheckoutMemory | null;
  isCustomer: boolean;
  /** What the shopper came back with from the pay-later provider, by the address or by what the tab remembers. */
  approval: string | null;
}

/** A cart that is ready to be ordered, and the customer's default card. */
export interface Prepared {
  cart: Cart;
  card: Card;
}

/** Why the shopper is back; each has its words. */
export type CheckoutReason =
  | 'address-refused'
  | 'address-invalid'
  | 'method-refused'
  | 'billing-refused'
  | 'delivery-changed'
  | 'items-changed'
  | 'total-changed'
  | 'payment-refused'
  | 'not-covered'
  | `pay-later-${PayLaterEnding}`
  /** The total changed after the pay-later provider had approved. */
  | 'pay-later-outdated'
  | 'challenge-refused'
  | 'challenge-timed-out'
  | 'challenge-abandoned'
  | 'bot-defence'
  | 'not-placed'
  | 'unavailable'
  | 'refused';

export interface CheckoutProblem {
  /** @fact Chooses the words about what happened; the same reason is told in several states. */
  reason: CheckoutReason;
  /** What the service said, where it said something. */
  failure: ApiFailure | null;
  /** Where the cart was read anew: what is not as it was when the shopper wanted to order it. */
  differences?: CartDifference[];
}

export interface CheckoutInput {
  /** `en-us`. */
  locale: string;
  /** ISO code of the locale's country: the shop ships there. */
  country: string;
}

export interface CheckoutContext {
  locale: string;
  country: string;
  /** What a reload found. */
  memory: CheckoutMemory | null;
  /** @fact The account may know everything that the checkout asks, and has not been looked at yet. */
  mayBeExpress: boolean;
  /** As the cart chart says it; totals are never computed here. */
  cart: Cart | null;
  /** In memory only, for one attempt to pay: a card, or a plan to pay later. */
  card: Payment | null;
  /** Of a review that the shopper left by Back: Forward leads there again. In memory only, like `card`. */
  cardOfReview: Payment | null;
  /** What the shopper came back with from the pay-later provider, until it is known what it says. */
  returned: string | null;
  /** The idempotency key of the press on "Place order". */
  key: string | null;
  /** Of the bot defence, for one call of placeOrder; null where nobody asks for a token. */
  token: string | null;
  order: Order | null;
  /**
   * How the bank's check ended, until the service has heard of it.
   * @fact The output of another chart, kept for the words should the service refuse the order.
   */
  ending: ChallengeEnding | null;
  result: ThreeDS2Result | null;
  problem: CheckoutProblem | null;
}

export type CheckoutEvent =
  /** What the cart chart holds now; null when there is no cart. */
  | { type: 'cart.changed'; cart: Cart | null }
  | { type: 'cart.unavailable' }
  /** Back, Forward or the address: the shopper wants to see another step. */
  | { type: 'step.requested'; step: CheckoutStep }
  | { type: 'address.changeRequested' }
  /** The shopper leaves the address as it is after all. */
  | { type: 'address.kept' }
  | { type: 'method.changeRequested' }
  | { type: 'method.chosen'; shippingId: 'me' | 'customs'; code: string }
  | { type: 'delivery.confirmed' }
  | { type: 'billingAddress.otherChosen' }
  | { type: 'billingAddress.sameChosen' }
  | { type: 'billingAddress.changeRequested' }
  | { type: 'payment.changeRequested' }
  /** There is nothing left to pay: the shopper goes on without a card. */
  | { type: 'billing.confirmed' }
  /** "Place order" was pressed; the key is a new uuid. */
  | { type: 'order.submitted'; key: string }
  /** The shopper wants to know whether the order was placed. */
  | { type: 'confirmation.retried' }
  | { type: 'checkout.retried' };

/** `busy`: an answer is waited for. `settling`: money moves, or may have moved. */
export type CheckoutTag = 'busy' | 'settling';

/** What the chart asks the browser to keep for a reload; null to forget. */
export interface MemoryCommand {
  type: 'memory.kept';
  memory: CheckoutMemory | null;
}

/** For the history of the browser: this step is shown now, or the one that was shown last still is. */
export type StepCommand = { type: 'step.shown'; step: CheckoutStep } | { type: 'step.kept' };

/** There is a cart to check out: its payment will be looked at for fraud, and the device with it. */
export interface DeviceCommand {
  type: 'device.asked';
  basketId: string;
}
