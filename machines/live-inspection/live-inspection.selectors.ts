import type { SnapshotFrom } from 'xstate';
import type { liveInspectionMachine } from './live-inspection.machine.ts';
import { shownRecording } from './live-inspection.setup.ts';
import type { WatchedPage } from './live-inspection.types.ts';
import { movedAt } from './recording.ts';

export type LiveInspectionSnapshot = SnapshotFrom<typeof liveInspectionMachine>;

export const selectShown = ({ context }: LiveInspectionSnapshot) => shownRecording(context);
export const selectPages = ({ context }: LiveInspectionSnapshot): readonly WatchedPage[] =>
  context.recordings.map(({ page }) => page);
/** The moment that the reader looks back at; null for the latest one, which then follows the log. */
export const selectAt = ({ context }: LiveInspectionSnapshot) => context.at;
/** Returns the actor that moved last in what is shown. */
export function selectMoved({ context }: LiveInspectionSnapshot) {
  const shown = shownRecording(context);
  return shown && movedAt(shown, context.at);
}
export const selectFile = ({ value }: LiveInspectionSnapshot) => value.file;
export const selectIsUnavailable = (snapshot: LiveInspectionSnapshot): boolean =>
  snapshot.matches({ page: 'unavailable' });
/** Returns the number of new moments while the reader looks back. */
export function selectUnseen({ context: { held, recordings } }: LiveInspectionSnapshot): number {
  const last = held?.moments.at(-1)?.id ?? 0;
  return held
    ? (recordings.find(({ page }) => page.id === held.page.id)?.moments.filter(({ id }) => id > last).length ?? 0)
    : 0;
}
