import type { Currency } from './locale.ts';

/** A gift card as it is imported. */
export interface GiftCard {
  number: string;
  pin: string;
  currency: Currency;
  balance: number;
  initial: number;
  expiresOn: string | null;
  /** It may pay on the web. */
  isAllowed: boolean;
  /** For who looks it up in the database. */
  note: string;
}

/** What the database keeps of it beside its columns: no PIN. */
export type GiftCardDoc = Omit<GiftCard, 'pin'>;
