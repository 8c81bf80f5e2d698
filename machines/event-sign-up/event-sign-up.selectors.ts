import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { eventSignUpMachine } from './event-sign-up.machine.ts';

export type EventSignUpRef = ActorRefFrom<typeof eventSignUpMachine>;
type Snapshot = SnapshotFrom<typeof eventSignUpMachine>;

export const selectIsGuest = (snapshot: Snapshot): boolean => snapshot.matches('guest');
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsJoined = (snapshot: Snapshot): boolean => snapshot.matches('joined');
export const selectEvent = ({ context }: Snapshot) => context.event;
export const selectAttendee = ({ context }: Snapshot) => context.attendee;
export const selectDays = ({ context }: Snapshot) => context.days;
export const selectLacksDays = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'lackingDays' });
export const selectFailure = ({ context }: Snapshot) => context.failure;
