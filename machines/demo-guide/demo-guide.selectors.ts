import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type GuideGroup, guideGroups } from '#src/domain/demo-guide.ts';
import type { demoGuideMachine } from './demo-guide.machine.ts';

export type DemoGuideRef = ActorRefFrom<typeof demoGuideMachine>;
type Snapshot = SnapshotFrom<typeof demoGuideMachine>;

/** Null while it is loading, and if it could not be loaded. */
export const selectGuide = ({ context }: Snapshot) => context.guide;
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectGroup = (snapshot: Snapshot): GuideGroup =>
  guideGroups.find((group) => snapshot.matches({ shown: { group } })) ?? 'people';

/** The e-mail address of the account that is signing in; null if there is none. */
export const selectEntering = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { account: 'signingIn' } }) || snapshot.matches({ shown: { account: 'showingTerms' } })
    ? (snapshot.context.person?.email ?? null)
    : null;

/** The e-mail address of the account whose sign-in was refused. */
export const selectRefused = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { account: 'refused' } }) ? (snapshot.context.person?.email ?? null) : null;
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** The text that was copied a moment ago. */
export const selectCopied = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { clipboard: 'copied' } }) ? snapshot.context.text : null;
/** The text that the browser did not allow to copy. */
export const selectUncopied = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { clipboard: 'uncopied' } }) ? snapshot.context.text : null;
