import type { Notice } from '#machines/shared/notice.ts';

export interface Toast extends Omit<Notice, 'again' | 'replaces'> {
  id: number;
  /** All changes that it offers to retry: several may have failed with the same message. */
  again: NonNullable<Notice['again']>[];
  /** Milliseconds until it disappears by itself; null for one that stays until the shopper closes it. */
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
  /** A pointer or the focus is on the toasts: their time stops, so that everybody can read them. */
  | { type: 'toasts.held' }
  | { type: 'toasts.released' };
