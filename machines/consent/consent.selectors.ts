import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

/** Whether the bar stands at the foot of the page: it waits behind the categories, too, until there is an answer. */
export const selectHasBar = (snapshot: Snapshot) =>
  snapshot.matches('asking') || (snapshot.matches('choosing') && snapshot.context.consent === null);

export const selectIsChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');

/** What the switches show at first: what was answered, else nothing but the necessary. */
export const selectConsent = ({ context }: Snapshot) => context.consent;
