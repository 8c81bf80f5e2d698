/** Tasks that an order leaves to be done; they are part of its story (`npm run why`). */
export type OrderTaskKind =
  | 'order-confirmation'
  | 'order-cancellation'
  | 'order-shipped'
  | 'order-ready'
  | 'gift-card'
  | 'refund'
  | 'return-refund';

/** Tasks that are about a customer. */
export type CustomerTaskKind =
  | 'sign-in-warning'
  | 'password-reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'welcome';

/** Tasks that are about a subscription. */
export type SubscriptionTaskKind = 'newsletter-confirmation' | 'newsletter-welcome' | 'sms-code' | 'sms-ended';

/** Tasks that keep the social gallery as the reviews are. */
export type GalleryTaskKind = 'gallery-publication' | 'gallery-removal';

export type LaterKind =
  | OrderTaskKind
  | CustomerTaskKind
  | SubscriptionTaskKind
  | GalleryTaskKind
  | 'back-in-stock'
  | 'contact-request'
  | 'contact-received';

/**
 * A task that runs after its transaction is committed. `id` is passed on (to the mailer, for example), so that a second
 * run counts once.
 */
export interface Later {
  id: string;
  kind: LaterKind;
  /** Order number; for a `CustomerTaskKind` the id of a customer, or of nobody; for any other kind the key of a row. */
  about: string;
}
