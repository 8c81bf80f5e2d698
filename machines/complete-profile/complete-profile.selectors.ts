import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { refusedPersonField } from '#machines/shared/person.ts';
import type { completeProfileMachine } from './complete-profile.machine.ts';

export type CompleteProfileRef = ActorRefFrom<typeof completeProfileMachine>;
type Snapshot = SnapshotFrom<typeof completeProfileMachine>;

const screens = ['nonLoyalty', 'welcome', 'mobile', 'details', 'interests', 'passkey', 'success'] as const;

/** What the dialog or the page shows. */
export type CompleteProfileScreen = (typeof screens)[number] | 'loading' | 'guest' | 'unavailable' | 'left';

export function selectScreen(snapshot: Snapshot): CompleteProfileScreen {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('leaving') || snapshot.matches('left')) return 'left';
  return screens.find((screen) => snapshot.matches({ steps: screen })) ?? 'loading';
}

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectKnown = ({ context }: Snapshot) => context.known;
export const selectHasSaved = ({ context }: Snapshot) => context.hasSaved;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** The field that the last refusal is about; null if it is about none. */
export const selectRefusedField = ({ context: { failure } }: Snapshot) => failure && refusedPersonField(failure);

/** True if the last refusal is about the password. */
export const selectIsPasswordWrong = ({ context }: Snapshot): boolean => context.failure?.errorId === 'AUT450';

/** Returns which of its questions the customer is asked, from 1; 0 before the first and after the last. */
export function selectPlace(snapshot: Snapshot): number {
  return snapshot.context.steps.findIndex((step) => snapshot.matches({ steps: step })) + 1;
}
/** True if there is a step before this one. */
export const selectHasBack = (snapshot: Snapshot): boolean =>
  snapshot.context.begins === 'greeting' || selectPlace(snapshot) > 1;
/** True if the interests alone are edited: there is no step after them. */
export const selectIsEdit = ({ context }: Snapshot): boolean => context.begins === 'interests';
export const selectCount = ({ context }: Snapshot): number => context.steps.length;
