import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sizeGuideMachine } from './size-guide.machine.ts';

export type SizeGuideRef = ActorRefFrom<typeof sizeGuideMachine>;
type Snapshot = SnapshotFrom<typeof sizeGuideMachine>;

export const selectGuide = ({ context }: Snapshot) => context.guide;
export const selectFitNote = ({ context }: Snapshot): string | null => context.fitNote;
export const selectIsUnknown = (snapshot: Snapshot): boolean => snapshot.matches('unknown');
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');

/** A foot that is this much shorter than the smallest size fits none, in millimetres. */
const SHORTER = 10;

/**
 * Returns the row of the chart for the shopper's foot: the smallest size that is long enough. Null if no length is
 * typed, or there are no shoes.
 */
export function selectFit({ context: { guide, foot } }: Snapshot): number | 'tooShort' | 'tooLong' | null {
  const [smallest] = guide?.feet ?? [];
  if (!guide || !smallest || foot === null) return null;
  if (foot < smallest.millimetres - SHORTER) return 'tooShort';
  const row = guide.feet.findIndex(({ millimetres }) => millimetres >= foot);
  return row < 0 ? 'tooLong' : row;
}
