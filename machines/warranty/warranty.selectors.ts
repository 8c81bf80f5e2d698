import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { warrantyMachine } from './warranty.machine.ts';

export type WarrantyRef = ActorRefFrom<typeof warrantyMachine>;
type Snapshot = SnapshotFrom<typeof warrantyMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectCaseNumber = ({ context }: Snapshot) => context.caseNumber;
export const selectProduct = ({ context }: Snapshot): string => context.product;
export const selectFailure = ({ context }: Snapshot) => context.failure;
