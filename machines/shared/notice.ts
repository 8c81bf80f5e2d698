import type { RequestedChange } from '#machines/cart/cart-change.types.ts';

/** Something to tell the shopper outside the place that it is about. Words live in src/messages: a chart names them. */
export interface Notice {
  /** A key of src/messages/en/notices.ts, or an error id of the catalogue (core 8). */
  title: string;
  message?: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  /** What the words' placeholders stand for. */
  values?: Record<string, string | number>;
  /**
   * False where it stays until the shopper sends it away: what would be missed at a cost (core 3). True unless said.
   */
  autoClose?: boolean;
  /**
   * A change that did not reach the service, to be asked again by the shopper: its id keeps it from being made twice.
   */
  again?: Pick<RequestedChange, 'id' | 'change'>;
}
