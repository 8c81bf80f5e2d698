import { randomBytes, randomUUID } from 'node:crypto';
import type { Favorites, SharedFavorites } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import { holdOwner } from '../auth/hold-customer.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Clock } from '../clock.ts';
import type { Database, Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';

export interface FavoritesDeps {
  database: Database;
  clock: Clock;
  consumers: Consumers;
  /** False if the shop has no favourites (core 6). */
  hasFavorites: boolean;
}

/** Maximum items of a list (the contract's own limit). */
const MOST = 200;

export interface Part {
  start?: number | undefined;
  count?: number | undefined;
}

interface List {
  id: string;
  owner: string;
  shareId: string | null;
  showsName: boolean;
}

interface Item {
  id: string;
  productId: string;
  qty: number;
}

const columns = 'id::text, owner, share_id AS "shareId", shows_name AS "showsName"';

/** The id of a shopper's list, which they have before it has items. */
export const favoriteIdOf = (owner: string): string => uuidOf(owner, 'favorites');

const noSuchList = () => new CommerceError('API404', 404, { field: '/favoriteId' });

/** Throws API404 where the feature is off, and AUT498 for employees, who have no favourites (core 6). */
export function assertHasFavorites({ hasFavorites }: Pick<FavoritesDeps, 'hasFavorites'>, session?: Session): void {
  if (!hasFavorites) throw new CommerceError('API404', 404);
  if (session?.consumerType === 'EMPLOYEE') throw new CommerceError('AUT498', 403);
}

/**
 * Returns the shopper's list, and locks it until the transaction ends; makes it if there is none. Throws AUT404 (403)
 * for an erased account.
 */
async function lockedList(tx: Raw, session: Session, now: Date): Promise<List> {
  await holdOwner(tx, session);
  const owner = session.subject;
  const [list] = await tx<List>(
    `INSERT INTO favorite_lists (id, owner, updated_at) VALUES ($1::uuid, $2, $3::timestamptz)
     ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at RETURNING ${columns}`,
    [favoriteIdOf(owner), owner, now.toISOString()],
  );
  return list ?? { id: favoriteIdOf(owner), owner, shareId: null, showsName: false };
}

/** Throws AUT498 for the list of somebody else, API404 for one that does not exist. */
async function assertOwn(tx: Raw, { subject }: Session, id: string | undefined): Promise<void> {
  if (id === undefined || id === favoriteIdOf(subject)) return;
  const others = await tx('SELECT 1 FROM favorite_lists WHERE id::text = $1', [id]);
  throw others.length > 0 ? new CommerceError('AUT498', 403, { field: '/favoriteId' }) : noSuchList();
}

async function itemsOf(raw: Raw, listId: string, { start = 0, count = MOST }: Part = {}) {
  const [counted] = await raw<{ total: number }>(
    'SELECT count(*)::int AS total FROM favorite_items WHERE list_id = $1::uuid',
    [listId],
  );
  const items = await raw<Item>(
    `SELECT id::text, product_id AS "productId", qty FROM favorite_items WHERE list_id = $1::uuid
     ORDER BY added_at DESC, id LIMIT $2 OFFSET $3`,
    [listId, count, start],
  );
  return { total: counted?.total ?? 0, items };
}

async function viewOf(raw: Raw, { id, shareId, showsName }: List, part?: Part): Promise<Favorites> {
  const { total, items } = await itemsOf(raw, id, part);
  return {
    favoriteId: id,
    total,
    items: items.map(({ id: itemId, productId, qty }) => ({ id: productId, itemId, itemType: 'product', qty })),
    ...(shareId === null ? {} : { share: { shareId, showsName } }),
  };
}

/** Returns the shopper's favourites. Reading makes no list. */
export async function readFavorites(raw: Raw, { subject }: Session, part: Part): Promise<Favorites> {
  const [list] = await raw<List>(`SELECT ${columns} FROM favorite_lists WHERE id = $1::uuid`, [favoriteIdOf(subject)]);
  return list ? viewOf(raw, list, part) : { favoriteId: favoriteIdOf(subject), total: 0, items: [] };
}

/** Returns the list and the number of its items as a session tells of them; null without a list. */
export async function favoritesSummary(raw: Raw, owner: string): Promise<{ favoriteId: string; total: number } | null> {
  const [list] = await raw<{ favoriteId: string; total: number }>(
    `SELECT id::text AS "favoriteId", (SELECT count(*)::int FROM favorite_items WHERE list_id = favorite_lists.id) AS total
     FROM favorite_lists WHERE id = $1::uuid`,
    [favoriteIdOf(owner)],
  );
  return list ?? null;
}

interface Added {
  productId: string;
  qty: number;
  favoriteId: string | undefined;
}

/** Adds a product; one that is there already stays as it is. Throws INV408 if the list is full. */
export async function addToFavorites(tx: Raw, session: Session, added: Added, now: Date): Promise<Favorites> {
  await assertOwn(tx, session, added.favoriteId);
  const list = await lockedList(tx, session, now);
  await tx(
    `INSERT INTO favorite_items (id, list_id, product_id, qty, added_at) VALUES ($1::uuid, $2::uuid, $3, $4, $5::timestamptz)
     ON CONFLICT (list_id, product_id) DO NOTHING`,
    [randomUUID(), list.id, added.productId, added.qty, now.toISOString()],
  );
  const view = await viewOf(tx, list);
  if (view.total > MOST) throw new CommerceError('INV408', 409, { additionalInfo: { maxAllowedQty: MOST } });
  return view;
}

/** Takes an item off. Throws ORD404 if it is not there. */
export async function removeFromFavorites(
  tx: Raw,
  session: Session,
  { favoriteId, itemId }: { favoriteId: string; itemId: string },
  now: Date,
): Promise<Favorites> {
  await assertOwn(tx, session, favoriteId);
  const list = await lockedList(tx, session, now);
  const gone = await tx('DELETE FROM favorite_items WHERE list_id = $1::uuid AND id = $2::uuid RETURNING 1', [
    list.id,
    itemId,
  ]);
  if (gone.length === 0) throw new CommerceError('ORD404', 404, { field: '/path/itemId' });
  return viewOf(tx, list);
}

/** Begins, changes or ends the sharing of the list. */
export async function shareList(
  tx: Raw,
  session: Session,
  wanted: { favoriteId: string; isShared: boolean; showsName: boolean },
  now: Date,
): Promise<Favorites> {
  await assertOwn(tx, session, wanted.favoriteId);
  const before = await lockedList(tx, session, now);
  const shareId = wanted.isShared ? (before.shareId ?? randomBytes(24).toString('base64url')) : null;
  // A guest has no name that the page could say.
  const showsName = wanted.isShared && wanted.showsName && session.consumerType !== 'GUEST';
  await tx('UPDATE favorite_lists SET share_id = $2, shows_name = $3 WHERE id = $1::uuid', [
    before.id,
    shareId,
    showsName,
  ]);
  return viewOf(tx, { ...before, shareId, showsName });
}

/** Returns the public view of a shared list; null if no list is shared under this id. */
export async function readShared(
  { database, consumers }: FavoritesDeps,
  shareId: string,
  part: Part,
): Promise<SharedFavorites | null> {
  const [list] = await database.raw<List>(`SELECT ${columns} FROM favorite_lists WHERE share_id = $1`, [shareId]);
  if (!list) return null;
  const { total, items } = await itemsOf(database.raw, list.id, part);
  const ownerName = list.showsName ? (await consumers.byId(list.owner))?.doc.firstName : null;
  return { ...(ownerName ? { ownerName } : {}), total, items: items.map(({ productId }) => ({ id: productId })) };
}

/**
 * Merges a guest's favourites into the customer's (core 6, Registered customer), as far as there is room. Their shared
 * page ends: its link would show what the customer has marked, too. An employee has none, so the guest's are deleted.
 */
export async function mergeFavorites(tx: Raw, session: Session, guest: string, now: Date): Promise<void> {
  const [left] = await tx<List>(`SELECT ${columns} FROM favorite_lists WHERE id = $1::uuid FOR UPDATE`, [
    favoriteIdOf(guest),
  ]);
  if (!left) return;
  if (session.consumerType !== 'EMPLOYEE') {
    const { id } = await lockedList(tx, session, now);
    await tx(
      `INSERT INTO favorite_items (id, list_id, product_id, qty, added_at)
       SELECT id, $2::uuid, product_id, qty, added_at FROM (
         SELECT gen_random_uuid() AS id, product_id, qty, added_at FROM favorite_items guests
         WHERE list_id = $1::uuid AND NOT EXISTS
           (SELECT 1 FROM favorite_items WHERE list_id = $2::uuid AND product_id = guests.product_id)
         ORDER BY added_at DESC
         LIMIT greatest(0, ${MOST} - (SELECT count(*) FROM favorite_items WHERE list_id = $2::uuid))) AS fresh`,
      [left.id, id],
    );
  }
  await tx('DELETE FROM favorite_lists WHERE id = $1::uuid', [left.id]);
}
