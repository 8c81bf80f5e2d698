import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';
import type { userContentMachine } from './user-content.machine.ts';

export type UserContentRef = ActorRefFrom<typeof userContentMachine>;

/** The pictures that are shown; null while none are. */
export const selectPictures = (snapshot: SnapshotFrom<typeof userContentMachine>): readonly SocialPicture[] | null =>
  snapshot.matches({ allowed: 'shown' }) ? snapshot.context.pictures : null;
