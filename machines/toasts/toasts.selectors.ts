import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const selectToasts = ({ context }: Snapshot) => context.toasts;
/** Whether the same messages are shown: their time passes without anything to draw. */
export const areSameToasts = (one: Toast[], other: Toast[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.matches('empty');
