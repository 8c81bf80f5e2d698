import type { RequestedChange } from '#machines/cart/cart-change.types.ts';

/**
 * A message to the shopper that is not shown beside its subject. Texts are in src/messages: a chart names their keys.
 */
export interface Notice {
  /** A key of src/messages/en-US/notices.json, or an error id of the specification (core 8). */
  title: string;
  message?: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  /** Values of the message's placeholders. */
  values?: Record<string, string | number>;
  /** False if it stays until the shopper closes it, because missing it would cost something (core 3). Default: true. */
  autoClose?: boolean;
  /** A change that did not reach the service, which the shopper can retry: its id prevents that it is made twice. */
  again?: Pick<RequestedChange, 'id' | 'change'>;
  /** The title of a notice that this one includes: it goes, because two toasts cover much of a phone's page. */
  replaces?: string;
}
