export { SavedForLater } from './SavedForLater.tsx';
export { useSavedForLater } from './useSavedForLater.ts';
