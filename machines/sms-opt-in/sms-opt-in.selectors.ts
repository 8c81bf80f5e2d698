import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { smsOptInMachine } from './sms-opt-in.machine.ts';

export type SmsOptInRef = ActorRefFrom<typeof smsOptInMachine>;
type Snapshot = SnapshotFrom<typeof smsOptInMachine>;
export type SmsOptInScreen = 'none' | 'box' | 'code' | 'on';

export const selectScreen = (snapshot: Snapshot): SmsOptInScreen => {
  if (snapshot.matches('reading') || snapshot.matches('absent')) return 'none';
  if (snapshot.matches('on')) return 'on';
  const isTexted = snapshot.context.texted !== null && snapshot.matches('requesting');
  return snapshot.matches('code') || snapshot.matches('confirming') || isTexted ? 'code' : 'box';
};

export const selectCanTick = (snapshot: Snapshot): boolean => !snapshot.matches('withoutPhone');
export const selectIsTicked = (snapshot: Snapshot): boolean =>
  !snapshot.matches('withoutPhone') && !snapshot.matches('unticked');
export const selectShowsTerms = (snapshot: Snapshot): boolean =>
  snapshot.matches('terms') || snapshot.matches('requesting');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The phone that the code went to. */
export const selectTexted = ({ context }: Snapshot): string | null => context.texted;
export const selectFailure = ({ context }: Snapshot) => context.failure;
