import type { Cart, Order, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import type { ChallengeEnding } from '#machines/challenge/challenge.types.ts';
import type { ApprovalMethod, PayLaterEnding } from '#machines/pay-later/pay-later.types.ts';
import type { Card, Payment } from '#machines/payment-method/payment-method.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { CartDifference } from './checkout.differences.ts';
import type { StepRequested } from '#machines/shared/steps.ts';

/** Each is an entry of the browser's history (docs/decisions/030). */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'review';

/** What is stored for a reload: facts of moments without calls, never a card. Everything else is on the cart. */
export interface CheckoutMemory {
  basketId: string;
  /**
   * @fact Where the shopper was before the reload, as the browser remembers it; where they are is a state. `away`: at
   * the pay-later provider, or at PayPal.
   */
  step: CheckoutStep | 'away';
  /**
   * The approval token that the shopper came back with from the pay-later provider or PayPal. It pays only this cart,
   * and only after a click.
   */
  approval?: string;
  /** @fact Who was asked for an approval, or gave it: it chooses words, and the way is the same. */
  approver?: ApprovalMethod;
  /** @fact Of the page that is gone: the order was sent, and its answer was not seen. */
  isUnconfirmed: boolean;
}

/** What was stored for a reload, and whether the shopper is a customer, whose account may have all the data. */
export interface Recalled {
  memory: CheckoutMemory | null;
  isCustomer: boolean;
  /**
   * The approval token that the shopper came back with from the pay-later provider or PayPal, from the address or from
   * this tab's storage.
   */
  approval: string | null;
}

/** A cart that is ready to be ordered, and the customer's default card. */
export interface Prepared {
  cart: Cart;
  card: Card;
}

/** The cart with the address of a wallet's account; an address that lacks something is asked for in the checkout. */
export interface Adopted {
  cart: Cart;
  isComplete: boolean;
}

/** Why the shopper is back; each reason has its message. */
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
  | `${ApprovalMethod}-${PayLaterEnding}`
  /** The total changed after the provider had approved. */
  | `${ApprovalMethod}-outdated`
  | 'challenge-refused'
  | 'challenge-timed-out'
  | 'challenge-abandoned'
  | 'bot-defence'
  | 'not-placed'
  | 'unavailable'
  | 'refused';

export interface CheckoutProblem {
  /** @fact Chooses the message about what happened; the same reason is shown in several states. */
  reason: CheckoutReason;
  /** The service's failure, if it answered with one. */
  failure: ApiFailure | null;
  /** If the cart was read again: its differences from the cart that the shopper wanted to order. */
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
  /** What was stored for a reload. */
  memory: CheckoutMemory | null;
  /** @fact The account may have all the data of a checkout, and has not been checked yet. */
  mayBeExpress: boolean;
  /** From the cart chart; totals are never computed here. */
  cart: Cart | null;
  /** In memory only, for one attempt to pay: a card, or a plan to pay later or with PayPal. */
  card: Payment | null;
  /** The card of a review that the shopper left by Back: Forward returns to it. In memory only, like `card`. */
  cardOfReview: Payment | null;
  /** The approval token from the pay-later provider or PayPal, until its result is known. */
  returned: string | null;
  /** The idempotency key of the click on "Place order". */
  key: string | null;
  /** Token of the bot defence, for one call of placeOrder; null if there is no bot defence. */
  token: string | null;
  order: Order | null;
  /**
   * How the bank's check ended, until the service has the result.
   * @fact The output of another chart, kept for the message in case the service refuses the order.
   */
  ending: ChallengeEnding | null;
  result: ThreeDS2Result | null;
  problem: CheckoutProblem | null;
}

export type CheckoutEvent =
  /** The current cart of the cart chart; null if there is no cart. */
  | { type: 'cart.changed'; cart: Cart | null }
  | { type: 'cart.unavailable' }
  /** Back, Forward or the address: the shopper wants to see another step. */
  | StepRequested<CheckoutStep>
  | { type: 'address.changeRequested' }
  /** The shopper leaves the address unchanged. */
  | { type: 'address.kept' }
  | { type: 'method.changeRequested' }
  | { type: 'method.chosen'; shippingId: 'me' | 'customs'; code: string }
  | { type: 'delivery.confirmed' }
  | { type: 'billingAddress.otherChosen' }
  | { type: 'billingAddress.sameChosen' }
  | { type: 'billingAddress.changeRequested' }
  | { type: 'payment.changeRequested' }
  /** Nothing is left to pay: the shopper continues without a card. */
  | { type: 'billing.confirmed' }
  /** "Place order" was pressed; the key is a new uuid. */
  | { type: 'order.submitted'; key: string }
  /** The shopper wants to check again if the order was placed. */
  | { type: 'confirmation.retried' }
  | { type: 'checkout.retried' };

/** `busy`: waits for an answer. `settling`: money moves, or may have moved. */
export type CheckoutTag = 'busy' | 'settling';

/** What the browser must store for a reload; null deletes it. */
export interface MemoryCommand {
  type: 'memory.kept';
  memory: CheckoutMemory | null;
}

/** There is a cart to check out: the payment's fraud check needs the device fingerprint. */
export interface DeviceCommand {
  type: 'device.asked';
  basketId: string;
}
