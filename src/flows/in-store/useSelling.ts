import { useSyncExternalStore } from 'react';
import { saleKey } from '#src/flows/shared/stored-session.ts';

/**
 * Reports when a sale begins or ends, in this tab or another. InStore has a copy, because every page would load a
 * shared file.
 */
const watch = (heard: () => void) => {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

const isKept = (): boolean => localStorage.getItem(saleKey) !== null;

/** True if an associate sells in this browser; always false on the server. */
export const useSelling = (): boolean => useSyncExternalStore(watch, isKept, () => false);
