import type { SnapshotFrom } from 'xstate';
import type { autoSuggestMachine } from './auto-suggest.machine.ts';

type Snapshot = SnapshotFrom<typeof autoSuggestMachine>;

/** True while the overlay is rendered, also during its closing transition. */
export const selectIsMounted = (snapshot: Snapshot): boolean => !snapshot.matches('closed');
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open') || snapshot.matches('leaving');
export const selectText = ({ context }: Snapshot): string => context.text;
export const selectSuggestions = ({ context }: Snapshot) => context.suggestions;
export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'loading' }) || snapshot.matches('leaving');

/** The message in place of suggestions. */
export const selectHint = (snapshot: Snapshot): 'none' | 'failed' | null => {
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  return snapshot.matches({ open: 'none' }) ? 'none' : null;
};
