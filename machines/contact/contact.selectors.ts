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
const fields: Readonly<Record<string, 'subject' | 'name' | 'email' | 'orderNumber' | 'message'>> = {
  '/payload/category': 'subject',
  '/payload/subject': 'subject',
  '/payload/name': 'name',
  '/payload/email': 'email',
  '/payload/orderNumber': 'orderNumber',
  '/payload/message': 'message',
};

/** The field that the last refusal is about; null if it is about none. */
export const selectRefusedField = ({ context: { failure } }: Snapshot) =>
  fields[failure?.fields?.[0]?.field ?? ''] ?? null;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
