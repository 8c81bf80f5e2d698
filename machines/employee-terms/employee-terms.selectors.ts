import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { employeeTermsMachine } from './employee-terms.machine.ts';

export type EmployeeTermsRef = ActorRefFrom<typeof employeeTermsMachine>;
type EmployeeTermsSnapshot = SnapshotFrom<typeof employeeTermsMachine>;

/** From the press until the dialog has gone. */
export const selectIsBusy = (snapshot: EmployeeTermsSnapshot) => !snapshot.matches('asking');
export const selectFailure = ({ context }: EmployeeTermsSnapshot) => context.failure;
