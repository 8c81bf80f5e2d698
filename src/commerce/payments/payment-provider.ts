import { StatedError } from '../log/stated-error.ts';

/**
 * The port to whoever takes the money. The shop never sees a card number: the provider's own frame turns the card into
 * a token, and this port is all that the shop says to the provider from its server. Amounts are integer minor units.
 *
 * An implementation promises:
 * - `idempotencyKey`: the same key with the same body answers the same and charges once; with another body it throws a
 *   PaymentProviderError whose code is 'idempotency-conflict'.
 * - A card token is charged at most once.
 * - `refused` with `unavailable` means that certainly nothing was charged. When nobody can know, it throws a
 *   PaymentOutcomeUnknownError; `conclude` the same key before trying anything else.
 */
export interface PaymentProvider {
  /** Opens a session for the card fields of one checkout page. Throws a PaymentProviderError. */
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  authorise(request: AuthoriseRequest): Promise<PaymentResult>;
  /** Goes on after an action; may ask for another one (fingerprint, then challenge). */
  completeAuthentication(request: CompleteAuthenticationRequest): Promise<PaymentResult>;
  /** Releases what is held. Any number of times; false when the provider does not know the authorisation. */
  cancel(authorisationId: string): Promise<{ isCancelled: boolean }>;
  /**
   * Where the payment stands that was asked for with this key. One that is not decided, because the provider never
   * heard of it or is still at it, is closed by this call: null, nothing is charged, and nothing ever will be. Throws a
   * PaymentOutcomeUnknownError while the provider cannot tell.
   */
  conclude(idempotencyKey: string): Promise<PaymentState | null>;
  /** Keeps the card behind a one-time token for later payments. The token is used up. */
  saveCard(request: SaveCardRequest): Promise<SaveCardResult>;
  /**
   * Asks for a plan by which the shopper pays later: the form that takes them to the provider's page, or a null form
   * where it would not lend. Nothing is charged. Throws a PaymentProviderError.
   */
  openPlan(request: PlanRequest): Promise<PlanSession>;
  /** What the provider lends; null where it lends nothing. Throws a PaymentProviderError. */
  planTerms(): Promise<PlanTerms | null>;
  /** What became of a plan, by what the shopper came back with; null when that counts no more. It changes nothing. */
  readPlan(approval: string): Promise<Plan | null>;
}

export interface PlanTerms {
  /** In how many parts a plan is paid back. */
  payments: number;
  /** Minor units of any currency: less or more than that is not lent. */
  least: number;
  most: number;
}

export interface PlanRequest {
  /** As in the URL: `en-us`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  amount: number;
  /** The cart: an approval pays this one, and this amount of it. */
  reference: string;
  /** Of whom the bill goes to: lenders ask who borrows. */
  payerName: string;
  /** Where the shopper comes back to by GET; the provider adds `approval` to its query. */
  returnUrl: string;
}

export interface PlanSession {
  environment: string;
  form: { method: 'GET' | 'POST'; action: string; fields: Record<string, string> } | null;
}

export interface Plan {
  /** `open`: the shopper came back without a decision. */
  state: 'approved' | 'refused' | 'open';
  reference: string;
  amount: number;
  currency: string;
}

export interface PaymentSessionRequest {
  /** As in the URL: `en-us`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  amount: number;
  /** Of the page that will hold the card fields: `https://shop.example`. */
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

/** What 3-D Secure asks about the browser; every entry is optional. */
export interface BrowserInfo {
  acceptHeader?: string | undefined;
  colorDepth?: number | undefined;
  javaEnabled?: boolean | undefined;
  javaScriptEnabled?: boolean | undefined;
  /** BCP 47. */
  language?: string | undefined;
  screenHeight?: number | undefined;
  screenWidth?: number | undefined;
  /** Minutes, as `Date.prototype.getTimezoneOffset` says. */
  timeZoneOffset?: number | undefined;
  userAgent?: string | undefined;
}

export interface AuthoriseRequest {
  idempotencyKey: string;
  amount: number;
  currency: string;
  /** A one-time token of the card fields, the `instrumentToken` of a saved card, or the `approval` of a plan. */
  cardToken: string;
  /** The cart; an approval pays no other, and no other amount (`declined`). */
  reference?: string | undefined;
  orderReference: string;
  browserInfo: BrowserInfo;
  /** Hash of the browser that checks out, for the fraud check; absent where it did not arrive. */
  deviceFingerprint?: string | undefined;
  /** The shop's page that holds the action's frame; its origin receives the frame's message. */
  returnUrl: string;
}

/** What the action's frame posted to the page. Only `token` proves anything, and only the provider can read it. */
export interface ThreeDS2Result {
  /** What the browser saw: Y authenticated, A attempted, C challenge, N not, U could not, R refused. */
  transStatus?: 'Y' | 'N' | 'U' | 'A' | 'C' | 'R' | undefined;
  /** Signed by the provider; absent when the frame never answered (say `U`). */
  token?: string | undefined;
}

export interface CompleteAuthenticationRequest {
  authorisationId: string;
  idempotencyKey: string;
  threeDS2Result: ThreeDS2Result;
  /** Of the action that the result is about, unchanged. */
  paymentData: string;
}

export interface PaymentAction {
  type: 'fingerprint' | 'challenge';
  /** Complete: the `src` of an iframe, hidden for a fingerprint. */
  url: string;
  token: string;
  paymentData: string;
}

export interface CardSummary {
  brand: string;
  /** The first six digits. */
  bin: string;
  lastFour: string;
}

export type RefusalReason = 'declined' | 'fraud' | 'expired' | 'instrument-not-found' | 'unavailable';

export type PaymentResult =
  /** Without a card where a plan pays. */
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

/** The answer was lost: the card may have been charged, or may be yet. `conclude(idempotencyKey)` tells. */
export class PaymentOutcomeUnknownError extends StatedError {
  override readonly name = 'PaymentOutcomeUnknownError';
  readonly idempotencyKey: string;
  constructor(idempotencyKey: string, cause: unknown) {
    super('The payment provider did not answer', { cause });
    this.idempotencyKey = idempotencyKey;
  }
}
