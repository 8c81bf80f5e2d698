/** Every dialog of the shop by name (core 2, catalogue 2). */
export type DialogName =
  | 'add-gift-option'
  | 'ask-question'
  | 'ask-question-success'
  | 'cart-change-shipping-method'
  | 'change-password'
  | 'change-store-confirmation'
  | 'collection-point'
  | 'demo-guide'
  | 'edit-profile'
  | 'employee-terms'
  | 'event-sign-up'
  | 'forgot-password'
  | 'interests'
  | 'location-confirmation'
  | 'loyalty-sign-up'
  | 'mini-cart'
  | 'newsletter'
  | 'notify-me'
  | 'pay-later-info'
  | 'pickup-in-store'
  | 'picture-zoom'
  | 'price-adjustment'
  | 'quick-shop'
  | 'review-user-content'
  | 'sign-in'
  | 'sign-in-confirmation'
  | 'sign-up'
  | 'size-guide'
  | 'stop-notifications'
  | 'store-changed'
  | 'three-ds-challenge'
  | 'warranty'
  | 'welcome'
  | 'write-review';

export interface OpenDialog {
  name: DialogName;
  /** Plain data that the dialog shows; never a callback. */
  data: Record<string, unknown>;
  /** Differs from that of the same dialog which is still closing, so that this one starts new. */
  edition?: 0 | 1;
}

export interface DialogsContext {
  /** The last is on top; the others stay below it. */
  stack: OpenDialog[];
}

export type DialogsEvent =
  | { type: 'dialog.requested'; name: DialogName; data?: Record<string, unknown>; keepsLast?: boolean }
  | { type: 'dialog.dismissed' }
  | { type: 'route.changed'; path: string };

/** The dialog is closed: by the shopper, by navigation, or replaced by another. */
export interface DialogsEmitted {
  type: 'dialog.closed';
  name: DialogName;
}
