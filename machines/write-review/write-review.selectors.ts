import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { writeReviewMachine } from './write-review.machine.ts';
import type { ReviewFields } from './write-review.types.ts';

export type WriteReviewRef = ActorRefFrom<typeof writeReviewMachine>;
type Snapshot = SnapshotFrom<typeof writeReviewMachine>;

/** What the dialog shows. */
export const selectScreen = (snapshot: Snapshot): 'loading' | 'guest' | 'form' | 'told' | 'unavailable' => {
  if (snapshot.matches('writing') || snapshot.matches('submitting')) return 'form';
  for (const screen of ['guest', 'told', 'unavailable'] as const) if (snapshot.matches(screen)) return screen;
  return 'loading';
};
export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsAddingPicture = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'addingPicture' });
export const selectPictures = ({ context }: Snapshot) => context.pictures;
export const selectPictureFailure = ({ context }: Snapshot) => context.pictureFailure;
/** True if one more picture may be added. */
export const selectHasRoom = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'picture.chosen', file: new Blob() });
export const selectReview = ({ context }: Snapshot) => context.review;
/** True if the pictures that were added can be in the shop's gallery, too. */
export const selectCanSharePictures = ({ context: { canSharePictures, pictures } }: Snapshot): boolean =>
  canSharePictures && pictures.length > 0;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** What the fields begin with: what was typed last, else the review that is written anew. */
export const selectDraft = ({ context }: Snapshot): ReviewFields | null => context.draft ?? context.review;
