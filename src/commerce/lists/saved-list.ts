import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import type { Catalogue, CatalogueVariant } from '../cart/catalogue.ts';
import { attributesOf } from '../cart/labels.ts';
import { holdOwner } from '../auth/hold-customer.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import { imageOf, isSitePath } from '../cart/picture.ts';
import { linePrice } from '../cart/line-price.ts';
import { kindOf } from '../catalogue/kind.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Raw } from '../db/database.types.ts';
import type { SavedLine, SavedDoc } from '../model/saved-list.ts';
import type { Clock } from '../clock.ts';

/** What showing a saved list needs. */
export interface SavedListDeps {
  catalogue: Catalogue;
  clock: Clock;
}

/** Maximum items of a list (the contract's own limit). */
const MOST = 200;

type Choice = Pick<SavedLine, 'upc' | 'recipeId'>;

interface Row {
  id: string;
  owner: string;
  doc: SavedDoc;
}

/** Returns a shopper's first list, which has a number before it has items. */
const emptyListOf = (owner: string): Row => ({ id: uuidOf(owner, 'saved'), owner, doc: { lines: [], counter: 0 } });

/** Throws AUT498 for employees, who have no list (core 6). */
function assertHasList({ consumerType }: Session): void {
  if (consumerType === 'EMPLOYEE') throw new CommerceError('AUT498', 403);
}

const own = `SELECT id::text, owner, doc FROM lists WHERE kind = 'saved' AND owner = $1`;

/**
 * Returns the list and locks it until the transaction ends; makes it if there is none. Throws AUT404 (403) for an
 * erased account.
 */
async function lockedList(tx: Raw, session: Session): Promise<Row> {
  await holdOwner(tx, session);
  const owner = session.subject;
  const fresh = emptyListOf(owner);
  await tx(
    `INSERT INTO lists (id, kind, owner, version, doc)
     SELECT $2::uuid, 'saved', $1, 1, $3::jsonb WHERE NOT EXISTS (${own}) ON CONFLICT (id) DO NOTHING`,
    [owner, fresh.id, JSON.stringify(fresh.doc)],
  );
  const [found] = await tx<Row>(`${own} FOR UPDATE`, [owner]);
  return found ?? fresh;
}

const write = (tx: Raw, { id, doc }: Row) =>
  tx('UPDATE lists SET doc = $2::jsonb, version = version + 1, updated_at = now() WHERE id = $1::uuid', [
    id,
    JSON.stringify(doc),
  ]);

/** Returns the shopper's saved list. */
export async function readSaved(raw: Raw, session: Session): Promise<Row> {
  assertHasList(session);
  const [found] = await raw<Row>(own, [session.subject]);
  return found ?? emptyListOf(session.subject);
}

/** Returns the id of a shopper's list as a session tells of it; null without a list. */
export async function savedListId(raw: Raw, owner: string): Promise<string | null> {
  const [found] = await raw<Row>(own, [owner]);
  return found?.id ?? null;
}

/**
 * Changes the shopper's saved list inside a transaction; a shopper without one gets one. Throws ORD404 for an unknown
 * id, AUT498 for another shopper's.
 */
export async function changeSaved(
  tx: Raw,
  session: Session,
  id: string | undefined,
  change: (doc: SavedDoc) => SavedDoc,
): Promise<Row> {
  assertHasList(session);
  const before = await lockedList(tx, session);
  if (id !== undefined && id !== before.id) {
    const others = await tx(`SELECT 1 FROM lists WHERE kind = 'saved' AND id::text = $1`, [id]);
    throw others.length > 0
      ? new CommerceError('AUT498', 403, { field: '/saveForLaterId' })
      : new CommerceError('ORD404', 404, { field: '/saveForLaterId' });
  }
  const after = { ...before, doc: change(before.doc) };
  await write(tx, after);
  return after;
}

/**
 * Merges a guest's list into the customer's (core 6, Registered customer), the guest's items on top. An employee has no
 * list, so the guest's is deleted.
 */
export async function mergeSaved(tx: Raw, session: Session, guest: string): Promise<void> {
  const [left] = await tx<Row>(`DELETE FROM lists WHERE kind = 'saved' AND owner = $1 RETURNING id::text, owner, doc`, [
    guest,
  ]);
  if (!left || left.doc.lines.length === 0 || session.consumerType === 'EMPLOYEE') return;
  const into = await lockedList(tx, session);
  const room = MOST - into.doc.lines.length;
  const kept = left.doc.lines.slice(0, Math.max(0, room)).toReversed();
  await write(tx, { ...into, doc: kept.reduce(withSaved, into.doc) });
}

const isSameChoice = (one: Choice, other: Choice): boolean => one.upc === other.upc && one.recipeId === other.recipeId;

const added = (one: SavedLine, qty: number): SavedLine => ({ ...one, qty: Math.min(999_999, one.qty + qty) });

/** Replaces a line; if the same variant is there as another one, that joins it. */
export function withChanged(doc: SavedDoc, line: SavedLine): SavedDoc {
  const twin = doc.lines.find((one) => one.itemId !== line.itemId && isSameChoice(one, line));
  const changed = twin ? added(line, twin.qty) : line;
  const others = doc.lines.filter((one) => one !== twin);
  return { ...doc, lines: others.map((one) => (one.itemId === line.itemId ? changed : one)) };
}

/** Puts a line on top; if the same variant is there already, adds to its quantity. */
export function withSaved(doc: SavedDoc, line: Omit<SavedLine, 'itemId'>): SavedDoc {
  const twin = doc.lines.find((one) => isSameChoice(one, line));
  if (twin) return { ...doc, lines: doc.lines.map((one) => (one === twin ? added(one, line.qty) : one)) };
  if (doc.lines.length >= MOST) throw new CommerceError('INV408', 409, { additionalInfo: { maxAllowedQty: MOST } });
  const counter = doc.counter + 1;
  return { counter, lines: [{ ...line, itemId: `saved-${counter}` }, ...doc.lines] };
}

/**
 * Returns the list in the form of the contract, at the prices of the shopper's locale. Leaves out what the catalogue
 * does not have any more.
 */
export async function savedView(
  deps: SavedListDeps,
  { id, doc }: Pick<Row, 'id' | 'doc'>,
  context: CallContext,
  { start = 0, count = MOST }: { start?: number | undefined; count?: number | undefined } = {},
): Promise<SavedForLater> {
  const [products, stock] = await Promise.all([
    deps.catalogue.products(doc.lines.map(({ productId }) => productId)),
    deps.catalogue.stock(doc.lines.map(({ upc }) => upc)),
  ]);
  const items = doc.lines.flatMap((line) => {
    const entry = products.get(line.productId);
    const variant = entry?.variants.find(({ upc }) => upc === line.upc);
    const found: CatalogueVariant | null = entry && variant ? { ...entry, variant } : null;
    const price =
      found && linePrice(found, { recipeId: line.recipeId, customAmount: null }, context.currency, deps.clock());
    if (!found || !price) return [];
    return [
      {
        itemId: line.itemId,
        productId: line.productId,
        upc: line.upc,
        ...(line.recipeId ? { recipeId: line.recipeId } : {}),
        name: found.style.name,
        ...kindOf(found.style, context.language),
        image: imageOf(found.product),
        qty: line.qty,
        pageUrl: isSitePath(line.pageUrl) ? line.pageUrl : `/${context.locale}/p/${found.style.slug}-${line.productId}`,
        available: !found.product.comingSoon && (stock.get(line.upc) ?? 0) > 0,
        price: { currency: context.currency, ...price },
        attributes: attributesOf(found.product.colour, found.variant, context),
      },
    ];
  });
  return { saveForLaterId: id, total: items.length, items: items.slice(start, start + count) };
}
