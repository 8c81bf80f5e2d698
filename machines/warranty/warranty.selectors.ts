import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { warrantyMachine } from './warranty.machine.ts';

export type WarrantyRef = ActorRefFrom<typeof warrantyMachine>;
type Snapshot = SnapshotFrom<typeof warrantyMachine>;
export type WarrantyScreen = 'loading' | 'nothing' | 'unread' | 'form' | 'done';

export const selectScreen = (snapshot: Snapshot): WarrantyScreen => {
  if (snapshot.matches('reading')) return 'loading';
  if (snapshot.matches('nothing')) return 'nothing';
  if (snapshot.matches('unread')) return 'unread';
  return snapshot.matches('done') ? 'done' : 'form';
};

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectItems = ({ context }: Snapshot) => context.items;
export const selectCaseNumber = ({ context }: Snapshot) => context.caseNumber;
export const selectFailure = ({ context }: Snapshot) => context.failure;
