import { useSyncExternalStore } from 'react';
import { saleKey } from '#src/flows/session/session.actors.ts';
import { later } from '#src/ui/behaviour/later.tsx';

/** Without its code the bar is missing, and nothing else. */
const Bar = later(
  () => import('./InStoreBar.tsx'),
  () => null,
);

const watch = (heard: () => void) => {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

let wasSold = false;
/** Once somebody sold in a store, the bar's chart decides: it has to see its own end through. */
const isSold = (): boolean => (wasSold ||= localStorage.getItem(saleKey) !== null);

/** The bar of a session in a store. Where there is none, which is nearly everywhere, its code is not even asked for. */
export function InStore() {
  return useSyncExternalStore(watch, isSold, () => false) && <Bar />;
}
