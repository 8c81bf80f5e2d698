import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const selectToasts = ({ context }: Snapshot) => context.toasts;
/**
 * True if both lists have the same messages with the same retries: a change of the remaining time alone needs no
 * render.
 */
export const areSameToasts = (one: Toast[], other: Toast[]): boolean =>
  one.length === other.length && one.every(({ id, again }, at) => id === other[at]?.id && again === other[at].again);
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.matches('empty');
