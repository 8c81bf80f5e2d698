import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { wayOf } from './collecting.ts';

/**
 * Returns a function that names the store where a line of a cart or an order is collected; null if it is not collected.
 */
export function useStoreOfLine(): (item: CartItem) => string | null {
  const t = useText(storesText);
  return (item) => {
    const way = wayOf(item);
    if (!way?.storeInfo) return null;
    const { id, name: store = id } = way.storeInfo;
    return t(way.shippingMethod.kind === 'sts' ? 'lineToStore' : 'lineAtStore', { store });
  };
}
