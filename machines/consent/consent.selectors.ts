import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

/** True if the bar is shown at the foot of the page. It stays behind the categories, too, until there is an answer. */
export const selectHasBar = (snapshot: Snapshot) =>
  snapshot.matches('asking') || (snapshot.matches('choosing') && snapshot.context.consent === null);

export const selectIsChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');

/** The first state of the switches: the stored answer, else only the necessary category. */
export const selectConsent = ({ context }: Snapshot) => context.consent;
