import type { Flash, FlashCode } from '#openapi/generated/waymark.gen.ts';
import type { Store } from '../model/store.ts';
import { withLines } from './adjustments.ts';
import { canGo, sellable } from './availability.ts';
import type { CartDoc, CartLine, StoreDelivery } from '../model/cart.ts';
import type { Catalogue } from './catalogue.ts';
import { flashOf } from './cart-view.ts';
import { isSame } from './items.ts';
import { type StockLocation, locationOfLine, storeLocation } from '../model/stock-location.ts';

interface Change {
  code: FlashCode;
  /** Absent for the delivery to the home. */
  delivery?: StoreDelivery;
}

interface Situation {
  line: CartLine;
  store: Store | undefined;
  favStoreId: string | null;
  /** Units at a stock location that the previous lines have left. */
  left(location: StockLocation): number;
}

/**
 * Another delivery for a line that cannot use the chosen one (core 4, Delivery change notices). Null if there is none
 * or none is needed. A line for the store's own stock goes from the web's warehouse to the same store, or else to the
 * home. A line from the web's warehouse to a store goes to the home, or else comes from the store's own stock. A line
 * that cannot go to the home is picked up in the favourite store.
 */
function otherWay({ line, store, favStoreId, left }: Situation): Change | null {
  const goes = (delivery?: StoreDelivery) => canGo(line, { delivery, store, left });
  if (goes(line.delivery)) return null;
  if (!line.delivery) {
    const delivery = favStoreId === null ? null : { kind: 'pickup' as const, storeId: favStoreId };
    return delivery && goes(delivery) ? { code: 'STHToPickupTransition', delivery } : null;
  }
  const { kind, storeId } = line.delivery;
  if (kind === 'sts' && goes()) return { code: 'StsToSthTransition' };
  const other: StoreDelivery = { kind: kind === 'pickup' ? 'sts' : 'pickup', storeId };
  if (goes(other))
    return { code: kind === 'pickup' ? 'PickupToStsTransition' : 'StsToPickupTransition', delivery: other };
  return kind === 'pickup' && goes() ? { code: 'PickupToSthTransition' } : null;
}

const joined = (lines: readonly CartLine[]): CartLine[] =>
  lines.reduce<CartLine[]>((kept, line) => {
    const twin = kept.find((one) => isSame(one, line));
    return twin ? kept.map((one) => (one === twin ? { ...twin, qty: twin.qty + line.qty } : one)) : [...kept, line];
  }, []);

/**
 * Corrects a cart by the current stock: changes deliveries, reduces quantities, and removes lines without stock.
 * Returns the same document if there is nothing to correct. Earlier lines get the stock first.
 */
export async function correctSupply(
  doc: CartDoc,
  catalogue: Catalogue,
  favStoreId: string | null = null,
): Promise<{ doc: CartDoc; flash: Flash[] }> {
  const storeOf = (line: CartLine) => line.delivery?.storeId ?? favStoreId;
  const [products, stock, stores] = await Promise.all([
    catalogue.products(doc.lines.map(({ productId }) => productId)),
    catalogue.stock(
      doc.lines.flatMap((line) => {
        const storeId = storeOf(line);
        return storeId === null ? [line.upc] : [line.upc, storeLocation(storeId, line.upc)];
      }),
      { isFresh: true },
    ),
    catalogue.stores(),
  ]);
  const left = new Map(stock);
  const told = new Map<FlashCode, CartLine[]>();
  const tell = (code: FlashCode, line: CartLine) => told.set(code, [...(told.get(code) ?? []), line]);
  const lines = doc.lines.flatMap((asked) => {
    const entry = products.get(asked.productId);
    if (!entry?.variants.some(({ upc }) => upc === asked.upc)) {
      tell('ProductItemNotAvailable', asked);
      return [];
    }
    const change = otherWay({
      line: asked,
      store: stores.get(storeOf(asked) ?? ''),
      favStoreId,
      left: (location) => sellable(left.get(location)),
    });
    const { delivery: _delivery, ...plain } = asked;
    const line: CartLine = change ? { ...plain, ...(change.delivery ? { delivery: change.delivery } : {}) } : asked;
    if (change) tell(change.code, line);
    const location = locationOfLine(line);
    const units = sellable(left.get(location));
    const qty = Math.min(line.qty, units);
    left.set(location, units - qty);
    if (qty === line.qty) return [line];
    tell(qty === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing', line);
    return qty === 0 ? [] : [{ ...line, qty }];
  });
  const flash = [...told].map(([code, found]) => flashOf(code, found));
  return { doc: flash.length === 0 ? doc : withLines(doc, joined(lines)), flash };
}
