import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileMachine } from './profile.machine.ts';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
export type ProfileScreen = 'loading' | 'shown' | 'guest' | 'unavailable';

export const selectProfile = ({ context }: ProfileSnapshot) => context.profile;
export const selectScreen = (snapshot: ProfileSnapshot): ProfileScreen => {
  if (snapshot.matches('shown') || snapshot.matches('refreshing')) return 'shown';
  if (snapshot.matches('guest')) return 'guest';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
};
