import type { CardSummary } from './payment.ts';

/** A card as the shop stores it: what may be shown, and the provider's token for it, which never leaves the server. */
export interface SavedCardDoc extends CardSummary {
  expiryMonth: number;
  expiryYear: number;
  instrumentToken: string;
}
