import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const selectToasts = ({ context }: Snapshot) => context.toasts;
/** Whether the same messages offer the same: their time passes without anything to draw. */
export const areSameToasts = (one: Toast[], other: Toast[]): boolean =>
  one.length === other.length && one.every(({ id, again }, at) => id === other[at]?.id && again === other[at].again);
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.matches('empty');
