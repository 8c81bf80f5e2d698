import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loyaltyMachine } from './loyalty.machine.ts';

export type LoyaltyRef = ActorRefFrom<typeof loyaltyMachine>;
type Snapshot = SnapshotFrom<typeof loyaltyMachine>;
export type LoyaltyScreen = 'loading' | 'shown' | 'offer' | 'guest' | 'unavailable';

export const selectMembership = ({ context }: Snapshot) => context.membership;
export const selectWelcome = ({ context }: Snapshot) => context.welcome;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsJoining = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'joining' });
export const selectIsAsked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: 'confirming' }) || snapshot.matches({ signedIn: 'quitting' });
export const selectIsQuitting = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'quitting' });
/** Points that were lost just now; null if nobody has left. */
export const selectLoss = (snapshot: Snapshot): number | null =>
  snapshot.matches({ signedIn: 'left' }) ? snapshot.context.lost : null;
export const selectScreen = (snapshot: Snapshot): LoyaltyScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (
    snapshot.matches({ signedIn: 'shown' }) ||
    snapshot.matches({ signedIn: 'completing' }) ||
    selectIsAsked(snapshot)
  )
    return 'shown';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  const offers = ['left', 'offering', 'joining', 'refused'] as const;
  return offers.some((state) => snapshot.matches({ signedIn: state })) ? 'offer' : 'loading';
};
