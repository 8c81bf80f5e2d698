import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type GuideGroup, guideGroups } from '#src/domain/demo-guide.ts';
import type { demoGuideMachine } from './demo-guide.machine.ts';

export type DemoGuideRef = ActorRefFrom<typeof demoGuideMachine>;
type Snapshot = SnapshotFrom<typeof demoGuideMachine>;

/** Null while it is loaded, and where it could not be. */
export const selectGuide = ({ context }: Snapshot) => context.guide;
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectGroup = (snapshot: Snapshot): GuideGroup =>
  guideGroups.find((group) => snapshot.matches({ shown: { group } })) ?? 'people';

/** The e-mail address of whom the session is signing in; null while nobody is. */
export const selectEntering = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { account: 'signingIn' } }) || snapshot.matches({ shown: { account: 'showingTerms' } })
    ? (snapshot.context.person?.email ?? null)
    : null;

/** The e-mail address of whom signing in was refused to. */
export const selectRefused = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { account: 'refused' } }) ? (snapshot.context.person?.email ?? null) : null;
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** What is on the clipboard since a moment. */
export const selectCopied = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { clipboard: 'copied' } }) ? snapshot.context.text : null;
/** What the browser did not let us copy. */
export const selectUncopied = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: { clipboard: 'uncopied' } }) ? snapshot.context.text : null;
