import type { SpendBanner } from '#src/domain/spend-banner.ts';

export interface SpendBannerContext {
  /** Null: no allowance is known. */
  banner: SpendBanner | null;
}

export type SpendBannerEvent =
  | { type: 'customer.arrived' }
  | { type: 'customer.left' }
  /** The dialog with the terms of the associate discount was closed: they may be accepted now. */
  | { type: 'terms.answered' };
