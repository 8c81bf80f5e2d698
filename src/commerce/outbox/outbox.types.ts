export type LaterKind =
  | 'order-confirmation'
  | 'order-cancellation'
  | 'order-shipped'
  | 'gift-card'
  | 'refund'
  | 'sign-in-warning';

/**
 * Something to be done once its transaction is there. `id` is told to whom it is done with: a repetition counts once.
 */
export interface Later {
  id: string;
  kind: LaterKind;
  /** The number of the order that it is about; the id of the customer for `sign-in-warning`. */
  about: string;
}
