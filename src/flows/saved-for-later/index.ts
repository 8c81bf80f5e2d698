export { SavedForLater } from './SavedForLater.tsx';
export { useSavedForLater } from './useSavedForLater.ts';
export { getSavedForLater } from './list.actors.ts';
