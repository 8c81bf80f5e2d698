import { useSyncExternalStore } from 'react';
import { saleKey } from '#src/flows/shared/stored-session.ts';
import { later } from '#src/ui/behaviour/later.tsx';

/** If its code cannot be loaded, only the bar is missing. */
const Bar = later(
  () => import('./InStoreBar.tsx'),
  () => null,
);

const watch = (heard: () => void) => {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

let wasSold = false;
/** True once a sale was seen: then the bar's chart decides, because it must handle the end of the sale itself. */
const isSold = (): boolean => (wasSold ||= localStorage.getItem(saleKey) !== null);

/** The bar of a session in a store. Without one, which is the usual case, its code is not loaded. */
export function InStore() {
  return useSyncExternalStore(watch, isSold, () => false) && <Bar />;
}
