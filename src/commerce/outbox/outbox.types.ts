export type LaterKind =
  | 'order-confirmation'
  | 'order-cancellation'
  | 'order-shipped'
  | 'gift-card'
  | 'refund'
  | 'sign-in-warning'
  | 'password-reset'
  | 'password-changed';

/** Tasks that are about a customer; the others are about an order. */
export type CustomerTask = Extract<LaterKind, 'sign-in-warning' | 'password-reset' | 'password-changed'>;

/**
 * A task that runs after its transaction is committed. `id` is passed on (to the mailer, for example), so that a second
 * run counts once.
 */
export interface Later {
  id: string;
  kind: LaterKind;
  /** Order number; for a `CustomerTask` the id of the customer, which may be nobody's. */
  about: string;
}
