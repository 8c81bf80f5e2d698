import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { wayOf } from './collecting.ts';

/** Names the store that a line of a cart or an order is collected in; null where it goes elsewhere. */
export function useStoreOfLine(): (item: CartItem) => string | null {
  const say = useText(storesText);
  return (item) => {
    const way = wayOf(item);
    if (!way?.storeInfo) return null;
    const { id, name: store = id } = way.storeInfo;
    return say(way.shippingMethod.kind === 'sts' ? 'lineToStore' : 'lineAtStore', { store });
  };
}
