import type { Notice } from '#machines/shared/notice.ts';

export interface Toast extends Omit<Notice, 'again'> {
  id: number;
  /** All changes that it offers to ask for again: several may have failed in the same words. */
  again: NonNullable<Notice['again']>[];
  /** Milliseconds until it goes by itself; null for one that stays until the shopper sends it away. */
  remaining: number | null;
}

export interface ToastsContext {
  /** Oldest first. */
  toasts: Toast[];
  nextId: number;
  /** Milliseconds that a toast stays: core 9 leaves the delay to configuration. */
  dismissDelay: number;
}

export interface ToastsInput {
  dismissDelay: number;
}

export type ToastsEvent =
  | { type: 'toast.raised'; notice: Notice }
  | { type: 'toast.dismissed'; id: number }
  /** A pointer or the focus rests on the toasts: nobody should have to race a timer to read. */
  | { type: 'toasts.held' }
  | { type: 'toasts.released' };
