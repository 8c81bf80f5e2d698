import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { employeeTermsMachine } from './employee-terms.machine.ts';

export type EmployeeTermsRef = ActorRefFrom<typeof employeeTermsMachine>;
type EmployeeTermsSnapshot = SnapshotFrom<typeof employeeTermsMachine>;

/** True from the click until the dialog is closed. */
export const selectIsBusy = (snapshot: EmployeeTermsSnapshot) => !snapshot.matches('asking');
export const selectFailure = ({ context }: EmployeeTermsSnapshot) => context.failure;
