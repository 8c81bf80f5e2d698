import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { DialogsEmitted, DialogsEvent } from '#machines/dialogs/dialogs.types.ts';
import type { SessionEmitted } from '#machines/session/session.types.ts';

export interface StorefrontInput {
  locale: string;
  /** Path of the first page, without the query. */
  path: string;
  /** Milliseconds that a toast stays. */
  toastDelay: number;
  /** Minimum milliseconds between two reloads that the shop makes itself (core 9). */
  reloadPeriod: number;
}

export interface StorefrontContext {
  input: StorefrontInput;
  /** Path of the shown page. */
  path: string;
}

/** Events of the long-lived charts, and of the page. */
export type StorefrontEvent =
  | SessionEmitted
  | CartEmitted
  | DialogsEmitted
  | Extract<DialogsEvent, { type: 'dialog.requested' }>
  | { type: 'route.changed'; path: string };
