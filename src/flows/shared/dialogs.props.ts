import type { DialogName } from '#machines/dialogs/dialogs.types.ts';

/**
 * The props of every dialog's view. The view renders a Dialog or a Panel of src/ui and passes on `isOpen` and
 * `onClose`.
 */
export interface DialogViewProps {
  isOpen: boolean;
  onClose: () => void;
  data: Record<string, unknown>;
}

/** The dialogs that have a view (src/flows/dialogs/dialogs.registry.ts): an unknown name does not compile. */
export type ShownDialog = Extract<
  DialogName,
  | 'add-gift-option'
  | 'ask-question'
  | 'ask-question-success'
  | 'cart-change-shipping-method'
  | 'change-password'
  | 'change-store-confirmation'
  | 'collection-point'
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
  | 'warranty'
  | 'welcome'
  | 'write-review'
>;

/** Opens a dialog of the shop by name, with its data. */
export type OnDialog = (name: ShownDialog, data: Record<string, unknown>) => void;
