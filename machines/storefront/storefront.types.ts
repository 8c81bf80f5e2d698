import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { SessionEmitted } from '#machines/session/session.types.ts';

export interface StorefrontContext {
  /** Path of the page that is shown, without the query. */
  path: string;
}

export interface StorefrontInput {
  locale: string;
  path: string;
  /** Milliseconds that a toast stays. */
  toastDelay: number;
  /** Milliseconds that must pass between two reloads that the shop makes itself (core 9). */
  reloadPeriod: number;
}

/** What the long-lived charts tell, and what the page tells. */
export type StorefrontEvent =
  | SessionEmitted
  | CartEmitted
  | { type: 'route.changed'; path: string };
