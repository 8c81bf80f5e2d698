import { fromCallback, fromPromise } from 'xstate';
import type { ComparePorts } from '#machines/compare/compare.setup.ts';
import { comparedIds } from '#src/domain/compare.ts';
import { comparedKey, showCompared, watchPresses } from '#src/ui/product/compared.ts';

/** The actors of the comparison: the cards of the page, and the storage of this device. */
export const compareActors: ComparePorts = {
  saveChoice: fromPromise(async ({ input: { ids } }) => {
    const choice = ids.join(',');
    showCompared(choice);
    if (choice === '') localStorage.removeItem(comparedKey);
    else localStorage.setItem(comparedKey, choice);
  }),
  watchCards: fromCallback(({ sendBack }) => watchPresses((id) => sendBack({ type: 'product.toggled', id }))),
  watchDevice: fromCallback(({ sendBack }) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      // The key is null if another tab has emptied the whole storage.
      if (key !== comparedKey && key !== null) return;
      const ids = comparedIds(newValue ?? '');
      showCompared(ids.join(','));
      sendBack({ type: 'device.changed', ids });
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }),
};
