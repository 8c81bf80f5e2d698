export interface CardSummary {
  brand: string;
  /** The first six digits. */
  bin: string;
  lastFour: string;
}

export type RefusalReason = 'declined' | 'fraud' | 'expired' | 'instrument-not-found' | 'unavailable';

export interface PaymentAction {
  type: 'fingerprint' | 'challenge';
  /** The complete `src` of an iframe, hidden for a fingerprint. */
  url: string;
  token: string;
  paymentData: string;
}
