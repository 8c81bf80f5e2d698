import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { newsletterLinkMachine } from './newsletter-link.machine.ts';

export type NewsletterLinkRef = ActorRefFrom<typeof newsletterLinkMachine>;
type Snapshot = SnapshotFrom<typeof newsletterLinkMachine>;

export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectPurpose = ({ context }: Snapshot) => context.purpose;
export const selectFailure = ({ context }: Snapshot) => context.failure;
