import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';
import type { CatalogueVariant } from '../cart/catalogue.ts';
import { attributesOf } from '../cart/labels.ts';
import { imageOf, isSitePath } from '../cart/picture.ts';
import { linePrice } from '../cart/line-price.ts';
import type { CallContext } from '../contract.ts';
import type { Raw } from '../db/connect.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';

/** Items that a list can hold (the contract's own limit). */
const MOST = 200;

export interface SavedLine {
  itemId: string;
  productId: string;
  upc: string;
  qty: number;
  recipeId: string | null;
  pageUrl: string | null;
}

export interface SavedDoc {
  lines: SavedLine[];
  counter: number;
}

interface Row {
  id: string;
  owner: string;
  doc: SavedDoc;
}

/**
 * Changes the shopper's saved list inside a transaction; a shopper without one gets one. ORD404 for an id that nobody
 * has, AUT498 for another's and for employees, who have none (core 6).
 */
export async function changeSaved(
  tx: Raw,
  session: Session,
  id: string | undefined,
  change: (doc: SavedDoc) => SavedDoc,
): Promise<Row> {
  if (session.consumerType === 'EMPLOYEE') throw new CommerceError('AUT498', 403);
  const [named] =
    id === undefined
      ? []
      : await tx<Row>(`SELECT id::text, owner, doc FROM lists WHERE kind = 'saved' AND id::text = $1 FOR UPDATE`, [id]);
  if (id !== undefined && !named) throw new CommerceError('ORD404', 404, { field: '/saveForLaterId' });
  if (named && named.owner !== session.subject) throw new CommerceError('AUT498', 403, { field: '/saveForLaterId' });
  const [own] = named
    ? [named]
    : await tx<Row>(`SELECT id::text, owner, doc FROM lists WHERE kind = 'saved' AND owner = $1 FOR UPDATE`, [
        session.subject,
      ]);
  const before = own ?? { id: crypto.randomUUID(), owner: session.subject, doc: { lines: [], counter: 0 } };
  const doc = change(before.doc);
  await tx(
    `INSERT INTO lists (id, kind, owner, version, doc) VALUES ($1::uuid, 'saved', $2, 1, $3::jsonb)
     ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, version = lists.version + 1`,
    [before.id, session.subject, JSON.stringify(doc)],
  );
  return { ...before, doc };
}

/** Puts a line on top; the same size that is there already grows. */
export function withSaved(doc: SavedDoc, line: Omit<SavedLine, 'itemId'>): SavedDoc {
  const twin = doc.lines.find((one) => one.upc === line.upc && one.recipeId === line.recipeId);
  if (twin) {
    return {
      ...doc,
      lines: doc.lines.map((one) => (one === twin ? { ...one, qty: Math.min(999_999, one.qty + line.qty) } : one)),
    };
  }
  if (doc.lines.length >= MOST) throw new CommerceError('INV408', 409, { additionalInfo: { maxAllowedQty: MOST } });
  const counter = doc.counter + 1;
  return { counter, lines: [{ ...line, itemId: `saved-${counter}` }, ...doc.lines] };
}

/**
 * The list as the contract says it, at the prices of the shopper's locale. What the catalogue does not have any more
 * is left out.
 */
export async function savedView(
  services: Services,
  { id, doc }: Pick<Row, 'id' | 'doc'>,
  context: CallContext,
): Promise<SavedForLater> {
  const [products, stock] = await Promise.all([
    services.catalogue.products(doc.lines.map(({ productId }) => productId)),
    services.catalogue.stock(doc.lines.map(({ upc }) => upc)),
  ]);
  const items = doc.lines.flatMap((line) => {
    const entry = products.get(line.productId);
    const variant = entry?.variants.find(({ upc }) => upc === line.upc);
    const found: CatalogueVariant | null = entry && variant ? { ...entry, variant } : null;
    const price =
      found && linePrice(found, { recipeId: line.recipeId, customAmount: null }, context.currency, services.clock());
    if (!found || !price) return [];
    return [
      {
        itemId: line.itemId,
        productId: line.productId,
        upc: line.upc,
        ...(line.recipeId ? { recipeId: line.recipeId } : {}),
        name: found.style.name,
        image: imageOf(found.product),
        qty: line.qty,
        pageUrl: isSitePath(line.pageUrl) ? line.pageUrl : `/${context.locale}/p/${found.style.slug}-${line.productId}`,
        available: !found.product.comingSoon && (stock.get(line.upc) ?? 0) > 0,
        price: { currency: context.currency, ...price },
        attributes: attributesOf(found.product.colour, found.variant, context),
      },
    ];
  });
  return { saveForLaterId: id, total: items.length, items };
}
