import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewsMachine } from './reviews.machine.ts';

export type ReviewsRef = ActorRefFrom<typeof reviewsMachine>;
type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const selectPage = ({ context }: Snapshot) => context.page;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsNarrowing = (snapshot: Snapshot): boolean => snapshot.matches('narrowing');
export const selectIsReadingOn = (snapshot: Snapshot): boolean => snapshot.matches('readingOn');
export const selectIsStuck = (snapshot: Snapshot): boolean => snapshot.matches('stuck');
/** True if the shopper may read on. */
export const selectHasMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'more.requested' });
