import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { questionsMachine } from './questions.machine.ts';

export type QuestionsRef = ActorRefFrom<typeof questionsMachine>;
type Snapshot = SnapshotFrom<typeof questionsMachine>;

export const selectPage = ({ context }: Snapshot) => context.page;
export const selectProductId = ({ context }: Snapshot) => context.productId;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsReadingOn = (snapshot: Snapshot): boolean => snapshot.matches('readingOn');
export const selectIsStuck = (snapshot: Snapshot): boolean => snapshot.matches('stuck');
/** True if the shopper may read on. */
export const selectHasMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'more.requested' });
