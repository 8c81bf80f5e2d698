export type LaterKind =
  | 'order-confirmation'
  | 'order-cancellation'
  | 'order-shipped'
  | 'gift-card'
  | 'refund'
  | 'sign-in-warning';

/**
 * A task that runs after its transaction is committed. `id` is passed on (to the mailer, for example), so that a second
 * run counts once.
 */
export interface Later {
  id: string;
  kind: LaterKind;
  /** Order number; for `sign-in-warning` the id of the customer. */
  about: string;
}
