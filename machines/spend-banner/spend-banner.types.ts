import type { SpendBanner } from '#src/domain/spend-banner.ts';

export interface SpendBannerContext {
  /** Null: nothing is known of anybody's year. */
  banner: SpendBanner | null;
}

export type SpendBannerEvent =
  | { type: 'customer.arrived' }
  | { type: 'customer.left' }
  /** The dialog with the terms of the associate discount is gone: they may be accepted by now. */
  | { type: 'terms.answered' };
