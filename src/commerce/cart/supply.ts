import type { Flash, FlashCode } from '#openapi/generated/waymark.gen.ts';
import type { Store } from '../model/store.ts';
import { withLines } from './adjustments.ts';
import { canGo, sellable } from './availability.ts';
import type { CartDoc, CartLine, StoreDelivery } from './cart.types.ts';
import type { Catalogue } from './catalogue.ts';
import { flashOf } from './cart-view.ts';
import { isSame } from './items.ts';
import { type StockLocation, locationOfLine, storeLocation } from './stock-location.ts';

interface Change {
  code: FlashCode;
  /** Absent: to the home. */
  delivery?: StoreDelivery;
}

interface Situation {
  line: CartLine;
  store: Store | undefined;
  favStoreId: string | null;
  /** Units of a shelf that the lines before have left. */
  left(shelf: StockLocation): number;
}

/**
 * Another way for a line that cannot go as it was chosen (core 4, Delivery change notices): from the web to the same
 * store or else to the home, and from the store's own stock when the web has none; what cannot go to the home is picked
 * up in the favourite store. Null: there is none, or none is needed.
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
 * Brings a cart to what the shelves have: lines that can go another way go that way, quantities come down, and what is
 * gone is taken out. Answers the same document when there is nothing to correct. The first lines are served first.
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
      left: (shelf) => sellable(left.get(shelf)),
    });
    const { delivery: _delivery, ...plain } = asked;
    const line: CartLine = change ? { ...plain, ...(change.delivery ? { delivery: change.delivery } : {}) } : asked;
    if (change) tell(change.code, line);
    const shelf = locationOfLine(line);
    const units = sellable(left.get(shelf));
    const qty = Math.min(line.qty, units);
    left.set(shelf, units - qty);
    if (qty === line.qty) return [line];
    tell(qty === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing', line);
    return qty === 0 ? [] : [{ ...line, qty }];
  });
  const flash = [...told].map(([code, found]) => flashOf(code, found));
  return { doc: flash.length === 0 ? doc : withLines(doc, joined(lines)), flash };
}
