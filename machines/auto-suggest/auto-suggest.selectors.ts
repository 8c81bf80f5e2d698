import type { SnapshotFrom } from 'xstate';
import type { autoSuggestMachine } from './auto-suggest.machine.ts';

type Snapshot = SnapshotFrom<typeof autoSuggestMachine>;

/** The view is needed, also while it goes. */
export const selectIsMounted = (snapshot: Snapshot): boolean => !snapshot.matches('closed');
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open') || snapshot.matches('leaving');
export const selectText = ({ context }: Snapshot): string => context.text;
export const selectSuggestions = ({ context }: Snapshot) => context.suggestions;
export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'loading' }) || snapshot.matches('leaving');

/** What to say where suggestions would stand. */
export const selectHint = (snapshot: Snapshot): 'none' | 'failed' | null => {
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  return snapshot.matches({ open: 'none' }) ? 'none' : null;
};
