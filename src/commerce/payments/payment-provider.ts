import { StatedError } from '../log/stated-error.ts';
import type { CardSummary, RefusalReason, PaymentAction } from '../model/payment.ts';

/**
 * The port to the payment provider. The shop never sees a card number: the provider's own frame turns the card into a
 * token, and the server talks to the provider only through this port. Amounts are integer minor units.
 *
 * An implementation guarantees:
 * - `idempotencyKey`: the same key with the same body returns the same answer and charges once; with another body it
 *   throws a PaymentProviderError whose code is 'idempotency-conflict'.
 * - A card token is charged at most once.
 * - `refused` with `unavailable` means that certainly nothing was charged. If the outcome is unknown, it throws a
 *   PaymentOutcomeUnknownError; call `conclude` with the same key before trying anything else.
 */
export interface PaymentProvider {
  /** Opens a session for the card fields of one checkout page. Throws a PaymentProviderError. */
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  /**
   * Confirms to Apple Pay who is paid: only a shop with a merchant's certificate gets a session. Throws a
   * PaymentProviderError.
   */
  openWallet(request: WalletRequest): Promise<WalletSession>;
  authorise(request: AuthoriseRequest): Promise<PaymentResult>;
  /** Continues after an action; may return another one (fingerprint, then challenge). */
  completeAuthentication(request: CompleteAuthenticationRequest): Promise<PaymentResult>;
  /** Releases what is held. Idempotent. False if the provider does not know the authorisation. */
  cancel(authorisationId: string): Promise<{ isCancelled: boolean }>;
  /**
   * Gives back a part of a payment that was authorised, once for each key. False if the provider does not know the
   * payment, or if it would give back more than was paid. Throws a PaymentProviderError; the same call can be repeated.
   */
  refund(request: RefundRequest): Promise<{ isRefunded: boolean }>;
  /**
   * Returns the state of the payment with this key. If it is not decided, because the provider does not know it or is
   * still processing it, this call closes it: it returns null, nothing is charged, and nothing ever will be. Throws a
   * PaymentOutcomeUnknownError while the provider cannot tell.
   */
  conclude(idempotencyKey: string): Promise<PaymentState | null>;
  /** Saves the card of a one-time token for later payments. The token is used up. */
  saveCard(request: SaveCardRequest): Promise<SaveCardResult>;
  /**
   * Opens a plan: an approval that the shopper gives on the provider's own page, to pay later or with PayPal. Returns
   * the form that takes the shopper there, or a null form if the provider would not. Nothing is charged. Throws a
   * PaymentProviderError.
   */
  openPlan(request: PlanRequest): Promise<PlanSession>;
  /**
   * Tells an order at PayPal that the shopper has not agreed to yet what the cart costs now, and how it can be
   * delivered. False if the provider has no such order of this cart. Throws a PaymentProviderError, also if the amount
   * is above `express.most`.
   */
  updateOrder(request: OrderUpdate): Promise<boolean>;
  /** Returns the terms of the lender; null if it lends nothing. Throws a PaymentProviderError. */
  planTerms(): Promise<PlanTerms | null>;
  /**
   * Returns the state of a plan, by the approval that the shopper came back with; null if that is no longer valid.
   * Read-only.
   */
  readPlan(approval: string): Promise<Plan | null>;
  /** Returns the event that the provider signed; null if it did not. Asks nobody. */
  readEvent(signedEvent: string): Promise<PaymentEvent | null>;
}

/** What the provider reports of a payment by itself (README.md, Events). */
export interface PaymentEvent {
  /** The same for each repetition. */
  id: string;
  /** `voided`: released before it was captured. `disputed`: the shopper asks their bank or wallet for the money. */
  kind: 'captured' | 'refunded' | 'voided' | 'disputed';
  authorisationId: string;
  /** `orderReference` of the authorisation. */
  orderReference: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** ISO. */
  at: string;
  /** Idempotency key of the `refund` that caused it; absent if the shop did not ask for it. */
  refundKey?: string | undefined;
}

export interface RefundRequest {
  idempotencyKey: string;
  authorisationId: string;
  /** A part of the payment, in its currency. */
  amount: number;
  currency: string;
}

export interface PlanTerms {
  /** Number of instalments. */
  payments: number;
  /** Minor units of any currency: the lender lends no less and no more. */
  least: number;
  most: number;
}

export interface WalletRequest {
  /** Host of the page: `shop.example`. */
  domain: string;
  /** The name that the sheet shows. */
  displayName: string;
}

export interface WalletSession {
  sessionId: string;
  environment: string;
  /** For the browser's wallet, which alone reads it. */
  merchantSession: Record<string, unknown>;
}

/** Who approves a plan: the lender, or PayPal. */
export type PlanMethod = 'pay-later' | 'paypal';

export interface PlanRequest {
  method: PlanMethod;
  /** As in the URL: `en-us`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  amount: number;
  /** The cart. An approval pays only this cart, and only this amount. */
  reference: string;
  /** Name on the bill: lenders need the name of the borrower. Absent in express, where the wallet knows it. */
  payerName?: string | undefined;
  /**
   * The shopper chooses an address at the wallet. Delivery and tax depend on it: the approval pays any amount up to
   * `most`, which the page says, and the shop shows the total before it charges. Who agrees to nothing goes to
   * `cancelUrl`, without an approval.
   */
  express?: { most: number; cancelUrl: string } | undefined;
  /** The page that the shopper comes back to by GET; the provider adds `approval` to its query. */
  returnUrl: string;
}

export interface OrderUpdate {
  /** Of the session that opened it. */
  orderId: string;
  /** The cart that it was opened for. */
  reference: string;
  currency: string;
  amount: number;
  deliveries: Delivery[];
}

/** A delivery that the shopper can choose in PayPal's window. */
export interface Delivery {
  id: string;
  label: string;
  amount: number;
  isChosen: boolean;
}

export interface PlanSession {
  environment: string;
  /**
   * Of PayPal: its order, for the window of its script. `readPlan` and `authorise` take it as an approval once the
   * shopper has agreed in the window.
   */
  orderId?: string | undefined;
  form: { method: 'GET' | 'POST'; action: string; fields: Record<string, string> } | null;
}

export interface Plan {
  /** The provider's id of the plan. */
  id: string;
  /** `open`: the shopper came back without a decision. */
  state: 'approved' | 'refused' | 'open';
  method: PlanMethod;
  reference: string;
  amount: number;
  currency: string;
  /** Of an express approval: what it pays at most. */
  most?: number | undefined;
  /** Of an express approval: the account at the wallet. */
  payer?: PlanPayer | undefined;
}

/** The address that the shopper chose at the wallet; what the account lacks is missing. */
export interface PlanPayer {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  addressLine1: string;
  addressLine2?: string | undefined;
  city: string;
  province?: string | undefined;
  postalCode: string;
  /** ISO 3166, two letters. */
  country: string;
}

export interface PaymentSessionRequest {
  /** As in the URL: `en-us`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  amount: number;
  /** Origin of the page that will hold the card fields: `https://shop.example`. */
  origin: string;
}

export interface PaymentSession {
  sessionId: string;
  /** Public: may be given to the browser. */
  clientKey: string;
  environment: string;
  brands: string[];
  scriptUrl: string;
  /** Subresource integrity of `scriptUrl`: `sha384-...`. */
  scriptIntegrity: string;
  frameUrl: string;
}

/** The browser data that 3-D Secure uses; every entry is optional. */
export interface BrowserInfo {
  acceptHeader?: string | undefined;
  colorDepth?: number | undefined;
  javaEnabled?: boolean | undefined;
  javaScriptEnabled?: boolean | undefined;
  /** BCP 47. */
  language?: string | undefined;
  screenHeight?: number | undefined;
  screenWidth?: number | undefined;
  /** Minutes, as from `Date.prototype.getTimezoneOffset`. */
  timeZoneOffset?: number | undefined;
  userAgent?: string | undefined;
}

export interface AuthoriseRequest {
  idempotencyKey: string;
  amount: number;
  currency: string;
  /** A one-time token of the card fields, the `instrumentToken` of a saved card, or the `approval` of a plan. */
  cardToken: string;
  /**
   * For the `approval` of a plan: who gave it; for the token of a wallet: `apple-pay`. Without it, and with another's,
   * an approval pays nothing (`declined`), a card's token neither, and a wallet's token pays the amount that its sheet
   * showed, and no other.
   */
  method?: PlanMethod | 'apple-pay' | undefined;
  /** The cart. An approval pays no other cart and no other amount (`declined`); in express none above `most`. */
  reference?: string | undefined;
  orderReference: string;
  browserInfo: BrowserInfo;
  /** Hash of the shopper's browser, for the fraud check; absent if it did not arrive. */
  deviceFingerprint?: string | undefined;
  /** The shop's page that holds the action's frame; its origin receives the frame's message. */
  returnUrl: string;
}

/** The message that the action's frame posted to the page. Only `token` is proof, and only the provider can read it. */
export interface ThreeDS2Result {
  /** The status in the browser: Y authenticated, A attempted, C challenge, N not, U could not, R refused. */
  transStatus?: 'Y' | 'N' | 'U' | 'A' | 'C' | 'R' | undefined;
  /** Signed by the provider; absent if the frame never answered (then use `U`). */
  token?: string | undefined;
}

export interface CompleteAuthenticationRequest {
  authorisationId: string;
  idempotencyKey: string;
  threeDS2Result: ThreeDS2Result;
  /** From the action that the result is about, unchanged. */
  paymentData: string;
}

export type PaymentResult =
  /** The card is null if a plan pays. */
  | { result: 'authorised'; authorisationId: string; card: CardSummary | null }
  | { result: 'action-required'; authorisationId: string; action: PaymentAction }
  | { result: 'refused'; reason: RefusalReason };

export type PaymentState = PaymentResult | { result: 'cancelled'; authorisationId: string };

export interface SaveCardRequest {
  idempotencyKey: string;
  cardToken: string;
}

export type SaveCardResult =
  | { result: 'saved'; instrumentToken: string; card: CardSummary & { expiryMonth: number; expiryYear: number } }
  | { result: 'refused'; reason: RefusalReason };

/** The provider refused the call itself: a malformed request, a reused idempotency key. Nothing was charged. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The answer was lost: the card may have been charged, or may be charged later. `conclude(idempotencyKey)` returns the
 * outcome.
 */
export class PaymentOutcomeUnknownError extends StatedError {
  override readonly name = 'PaymentOutcomeUnknownError';
  readonly idempotencyKey: string;
  constructor(idempotencyKey: string, cause: unknown) {
    super('The payment provider did not answer', { cause });
    this.idempotencyKey = idempotencyKey;
  }
}
