import type { Currency } from './locale.ts';

/** A gift card as it is imported. */
export interface GiftCard {
  number: string;
  pin: string;
  currency: Currency;
  balance: number;
  initial: number;
  expiresOn: string | null;
  /** True if it may pay on the web. */
  isAllowed: boolean;
  /** For people who look it up in the database. */
  note: string;
}

/** The document in the database; it has no PIN. */
export type GiftCardDoc = Omit<GiftCard, 'pin'>;
