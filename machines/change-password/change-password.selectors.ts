import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectFailure = ({ context }: Snapshot) => context.failure;

const fields: Readonly<Record<string, 'currentPassword' | 'newPassword' | 'confirmPassword'>> = {
  AUT450: 'currentPassword',
  FE872: 'newPassword',
  API422: 'newPassword',
  AUT451: 'newPassword',
  AUT452: 'newPassword',
  FE340: 'confirmPassword',
};

/** The field that the last refusal is about; null if it is about none. */
export const selectRefusedField = ({ context: { failure } }: Snapshot) =>
  failure ? (fields[failure.errorId] ?? null) : null;
