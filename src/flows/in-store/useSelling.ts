import { useSyncExternalStore } from 'react';
import { saleKey } from '#src/flows/session/session.actors.ts';

/**
 * Tells when a sale begins or ends, in this tab or another. Every page has the like in InStore: a file for both would
 * come with each.
 */
const watch = (heard: () => void) => {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

const isKept = (): boolean => localStorage.getItem(saleKey) !== null;

/** Whether an associate sells in this browser; nobody does in a render on the server. */
export const useSelling = (): boolean => useSyncExternalStore(watch, isKept, () => false);
