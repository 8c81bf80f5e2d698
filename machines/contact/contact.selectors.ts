import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contactMachine } from './contact.machine.ts';

export type ContactRef = ActorRefFrom<typeof contactMachine>;
type Snapshot = SnapshotFrom<typeof contactMachine>;
export type ContactScreen = 'loading' | 'unavailable' | 'form' | 'sent';

export const selectScreen = (snapshot: Snapshot): ContactScreen => {
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('loading') ? 'loading' : 'form';
};

export const selectCategories = ({ context }: Snapshot) => context.categories;
export const selectCaseNumber = ({ context }: Snapshot) => context.caseNumber;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
