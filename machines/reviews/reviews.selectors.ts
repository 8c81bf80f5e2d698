import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewsMachine } from './reviews.machine.ts';

export type ReviewsRef = ActorRefFrom<typeof reviewsMachine>;
type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const selectPage = ({ context }: Snapshot) => context.page;
export const selectProductId = ({ context }: Snapshot) => context.productId;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsNarrowing = (snapshot: Snapshot): boolean => snapshot.matches('narrowing');
export const selectIsReadingOn = (snapshot: Snapshot): boolean => snapshot.matches('readingOn');
export const selectIsStuck = (snapshot: Snapshot): boolean => snapshot.matches('stuck');
/** True if some reviews are left out. */
export const selectIsFiltered = ({ context: { query } }: Snapshot): boolean =>
  query.stars !== null || query.fit !== null || query.size !== null;
/** True if the shopper may read on. */
export const selectHasMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'more.requested' });
