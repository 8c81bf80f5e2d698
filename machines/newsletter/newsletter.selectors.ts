import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { newsletterMachine } from './newsletter.machine.ts';

export type NewsletterRef = ActorRefFrom<typeof newsletterMachine>;
type Snapshot = SnapshotFrom<typeof newsletterMachine>;

export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches('sent');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectEmail = ({ context }: Snapshot) => context.email;
export const selectFailure = ({ context }: Snapshot) => context.failure;
