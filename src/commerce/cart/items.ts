import type { GiftOption, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import { withLines } from './adjustments.ts';
import { unitsTaken } from './availability.ts';
import { assertBuyable, assertCollectable, assertQuantity, type ItemDeps } from './buyable.ts';
import type { Cart, CartDoc, CartLine, StoreDelivery } from '../model/cart.ts';
import type { Catalogue, CatalogueVariant } from './catalogue.ts';
import { locationOfLine } from '../model/stock-location.ts';

/** Maximum number of lines in a cart (the contract's own limit). */
const LINES = 200;
type Wanted = Pick<ItemInput, 'productId' | 'upc'> & Partial<ItemInput>;

async function variantOf(
  { productId, upc }: Pick<ItemInput, 'productId' | 'upc'>,
  catalogue: Catalogue,
  field: string,
): Promise<CatalogueVariant> {
  const entry = (await catalogue.products([productId])).get(productId);
  const variant = entry?.variants.find((one) => one.upc === upc);
  if (!entry || !variant) throw new CommerceError('ORD404', 404, { field });
  return { ...entry, variant };
}

const sameGift = (a: GiftOption | null, b: GiftOption | null): boolean =>
  a?.email === b?.email && a?.to === b?.to && a?.message === b?.message;

/** True if two lines have the same goods and the same delivery, so that one line can hold both. */
export const isSame = (a: CartLine, b: CartLine): boolean =>
  a.upc === b.upc &&
  a.recipeId === b.recipeId &&
  a.customAmount === b.customAmount &&
  a.delivery?.kind === b.delivery?.kind &&
  a.delivery?.storeId === b.delivery?.storeId &&
  sameGift(a.giftOption, b.giftOption);

const unitsOfOthers = (lines: readonly CartLine[], line: CartLine): number =>
  unitsTaken(
    lines.filter(({ itemId }) => itemId !== line.itemId),
    locationOfLine(line),
  );

const newLine = (wanted: Wanted, itemId: string): CartLine => ({
  itemId,
  productId: wanted.productId,
  upc: wanted.upc,
  qty: wanted.qty ?? 1,
  maxQty: wanted.maxQty ?? null,
  recipeId: wanted.recipeId ?? null,
  customAmount: wanted.customAmount ?? null,
  giftOption: wanted.giftOption ?? null,
  pdpUrl: wanted.pdpUrl ?? null,
  ...(wanted.interactionOrigin ? { interactionOrigin: wanted.interactionOrigin } : {}),
  ...(wanted.storeId ? { delivery: { kind: wanted.delivery ?? 'pickup', storeId: wanted.storeId } } : {}),
});

/**
 * Adds all of the items or none. An item that is already in the cart gets a larger quantity (contract, addItems).
 * Throws GWP403 if a gift with purchase is in the way.
 */
export async function addLines(
  doc: CartDoc,
  cart: Pick<Cart, 'currency'>,
  items: readonly Wanted[],
  deps: ItemDeps,
): Promise<CartDoc> {
  const lines = [...doc.lines];
  let { counter } = doc;
  for (const [at, wanted] of items.entries()) {
    const field = `/items/${at}`;
    const entry = await variantOf(wanted, deps.catalogue, field);
    const refusal = deps.simulation.addRefusal?.(deps.session.subject, wanted.productId);
    if (refusal) throw new CommerceError(refusal, 409, { field });
    const fresh = newLine(wanted, `item-${counter + 1}`);
    const known = lines.findIndex((line) => isSame(line, fresh));
    const old = lines[known];
    const line = old ? { ...old, qty: old.qty + fresh.qty, maxQty: fresh.maxQty ?? old.maxQty } : fresh;
    assertBuyable(entry, line, cart, deps, field);
    await assertCollectable(entry, line, cart, deps.catalogue, `${field}/storeId`);
    await assertQuantity(entry, line, unitsOfOthers(lines, line), deps.catalogue, field);
    if (old) lines[known] = line;
    else lines.push(line);
    counter += old ? 0 : 1;
    if (lines.length > LINES)
      throw new CommerceError('INV408', 409, { field, additionalInfo: { maxAllowedQty: LINES } });
  }
  return { ...doc, lines, counter };
}

/** A new delivery of a line; `home` for any delivery without a store. */
export type Redirection = StoreDelivery | 'home';

/**
 * Changes the given fields of a line. If the line becomes the same as another, the two are merged. Throws GWP403 for a
 * gift and ORD404 for an unknown line. Throws ORD518 for an item that only the store has.
 */
export async function changeLine(
  doc: CartDoc,
  cart: Pick<Cart, 'currency'>,
  wanted: { itemId: string } & Partial<ItemInput>,
  deps: ItemDeps,
  redirection?: Redirection,
): Promise<CartDoc> {
  const old = doc.lines.find(({ itemId }) => itemId === wanted.itemId);
  if (wanted.itemId.startsWith('gift-')) throw new CommerceError('GWP403', 409, { field: '/itemId' });
  if (!old) throw new CommerceError('ORD404', 404, { field: '/itemId' });
  const { delivery: before, ...rest } = old;
  const delivery = redirection === undefined ? before : redirection === 'home' ? undefined : redirection;
  const isOther = wanted.productId !== undefined && wanted.productId !== old.productId;
  const changed: CartLine = {
    ...rest,
    ...(delivery ? { delivery } : {}),
    productId: wanted.productId ?? old.productId,
    upc: wanted.upc ?? old.upc,
    qty: wanted.qty ?? old.qty,
    maxQty: wanted.maxQty ?? old.maxQty,
    // Another colour without a recipe is as the shop makes it.
    recipeId: wanted.recipeId ?? (isOther ? null : old.recipeId),
    giftOption: wanted.giftOption ?? old.giftOption,
    // The page of the previous product does not show this one.
    pdpUrl: isOther ? null : old.pdpUrl,
  };
  const twin = doc.lines.find((line) => line.itemId !== old.itemId && isSame(line, changed));
  const line = twin ? { ...changed, qty: changed.qty + twin.qty } : changed;
  const others = doc.lines.filter(({ itemId }) => itemId !== twin?.itemId);
  const entry = await variantOf(line, deps.catalogue, '/upc');
  assertBuyable(entry, line, cart, deps, '/itemId');
  await assertCollectable(entry, line, cart, deps.catalogue, '/storeId');
  await assertQuantity(entry, line, unitsOfOthers(others, line), deps.catalogue, '/itemId').catch((error: unknown) => {
    const isOnlyInStore = before && !delivery && error instanceof CommerceError && error.errorId === 'INV700';
    throw isOnlyInStore ? new CommerceError('ORD518', 409, error.extra) : error;
  });
  return withLines(
    doc,
    others.map((one) => (one.itemId === old.itemId ? line : one)),
  );
}

export function removeLine(doc: CartDoc, itemId: string): CartDoc {
  if (itemId.startsWith('gift-')) throw new CommerceError('GWP403', 409, { field: '/itemId' });
  const lines = doc.lines.filter((line) => line.itemId !== itemId);
  if (lines.length === doc.lines.length) throw new CommerceError('ORD404', 404, { field: '/itemId' });
  return withLines(doc, lines);
}
