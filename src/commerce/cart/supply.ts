import type { Flash } from '#openapi/generated/waymark.gen.ts';
import type { CartDoc, CartLine } from './cart.types.ts';
import type { Catalogue } from './catalogue.ts';
import { flashOf } from './cart-view.ts';

/**
 * Brings the quantities of a cart down to what the shelf has, and takes out what is gone. Answers the same document
 * when there is nothing to correct. The first lines are served first.
 */
export async function correctSupply(doc: CartDoc, catalogue: Catalogue): Promise<{ doc: CartDoc; flash: Flash[] }> {
  const [products, stock] = await Promise.all([
    catalogue.products(doc.lines.map(({ productId }) => productId)),
    catalogue.stock(
      doc.lines.map(({ upc }) => upc),
      { isFresh: true },
    ),
  ]);
  const left = new Map(stock);
  const [unknown, none, fewer]: [CartLine[], CartLine[], CartLine[]] = [[], [], []];
  const lines = doc.lines.flatMap((line) => {
    const entry = products.get(line.productId);
    if (!entry?.variants.some(({ upc }) => upc === line.upc)) {
      unknown.push(line);
      return [];
    }
    const units = left.get(line.upc) ?? 0;
    const qty = Math.min(line.qty, Math.max(0, units));
    left.set(line.upc, units - qty);
    if (qty === line.qty) return [line];
    if (qty === 0) none.push(line);
    else fewer.push(line);
    return qty === 0 ? [] : [{ ...line, qty }];
  });
  const flash = [
    ...(unknown.length > 0 ? [flashOf('ProductItemNotAvailable', unknown)] : []),
    ...(none.length > 0 ? [flashOf('ProductLineItemFullInventoryMissing', none)] : []),
    ...(fewer.length > 0 ? [flashOf('ProductLineItemInventoryMissing', fewer)] : []),
  ];
  return { doc: flash.length === 0 ? doc : { ...doc, lines }, flash };
}
