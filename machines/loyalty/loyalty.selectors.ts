import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loyaltyMachine } from './loyalty.machine.ts';

export type LoyaltyRef = ActorRefFrom<typeof loyaltyMachine>;
type Snapshot = SnapshotFrom<typeof loyaltyMachine>;
export type LoyaltyScreen = 'loading' | 'shown' | 'offer' | 'guest' | 'unavailable';

export const selectMembership = ({ context }: Snapshot) => context.membership;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsJoining = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'joining' });
export const selectScreen = (snapshot: Snapshot): LoyaltyScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches({ signedIn: 'shown' })) return 'shown';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  const offers = ['offering', 'joining', 'refused'] as const;
  return offers.some((state) => snapshot.matches({ signedIn: state })) ? 'offer' : 'loading';
};
