import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';
import type { userContentMachine } from './user-content.machine.ts';

export type UserContentRef = ActorRefFrom<typeof userContentMachine>;
type Snapshot = SnapshotFrom<typeof userContentMachine>;

/** The pictures that are shown; null while none are. */
export const selectPictures = (snapshot: Snapshot): readonly SocialPicture[] | null =>
  snapshot.matches({ allowed: 'shown' }) ? snapshot.context.pictures : null;

export const selectReported = ({ context }: Snapshot): readonly string[] => context.reported;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** The picture that the open dialog is about. */
export const selectAsked = (snapshot: Snapshot): SocialPicture | null =>
  snapshot.matches({ allowed: { shown: 'asking' } }) || snapshot.matches({ allowed: { shown: 'reporting' } })
    ? snapshot.context.asked
    : null;
export const selectIsReporting = (snapshot: Snapshot): boolean => snapshot.matches({ allowed: { shown: 'reporting' } });
