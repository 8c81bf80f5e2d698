import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { Currency, Locale } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import { createCartWriter, type Recording } from './cart-writer.ts';
import { emptyCart, type Cart, type CartDoc } from '../model/cart.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

const TRIES = 5;
const KEYS = 12;

interface Row {
  id: string;
  version: number;
  owner: string;
  locale: Locale;
  currency: Currency;
  doc: CartDoc;
}

export interface CartStore {
  /** Writes a new cart. If the id already exists, returns the existing cart. */
  create(cart: Pick<Cart, 'owner' | 'locale' | 'currency'> & { id?: string; doc?: CartDoc }): Promise<Cart>;
  /** The shopper's cart. Throws BSK404 if it does not exist, AUT498 if it belongs to somebody else. */
  read(id: string, session: Session): Promise<Cart>;
  /**
   * Changes a cart by a pure function of its document. If another process changed the cart first, retries with the new
   * document; throws API409 after five attempts. Idempotent: a change whose key the cart has seen is skipped. Resolves
   * after the change is written, in one transaction with what `record` writes.
   */
  change(
    id: string,
    session: Session,
    change: (doc: CartDoc, cart: Cart) => CartDoc | Promise<CartDoc>,
    idempotencyKey?: string | null,
    record?: Recording,
  ): Promise<Cart>;
  /**
   * Stores the device's fingerprint on the shopper's cart. The version stays the same, because the fingerprint is not
   * visible. Another process that writes an older document may therefore overwrite it.
   */
  keepDevice(id: string, session: Session, deviceFingerprint: string): Promise<void>;
  /** The id of the cart that an owner used last in a locale; null if there is none. */
  latestOf(owner: string, locale: Locale): Promise<string | null>;
  /** Changes the owner of a cart. Returns false if the cart does not belong to `from` (any more). */
  handOver(id: string, from: string, to: string): Promise<boolean>;
  /** Deletes a cart whose lines are now in another cart. */
  remove(id: string, owner: string): Promise<void>;
  /** Removes an ordered cart from the cache. */
  forget(id: string): void;
}

export function createCartStore({ database, clock }: { database: Database; clock: Clock }): CartStore {
  const cache = new LRUCache<string, Cart>(atMost(5_000));
  const turns = new Map<string, Promise<unknown>>();
  const write = createCartWriter({ database, clock });
  // With PGlite there is only one process, so the cached cart is always current. With a server the cache is used only
  // for changes, whose versions the database checks.
  const isAlone = database.engine === 'pglite';

  const load = async (id: string): Promise<Cart> => {
    const [row] = await database.raw<Row>('SELECT id, version, owner, locale, currency, doc FROM carts WHERE id = $1', [
      id,
    ]);
    if (!row) {
      cache.delete(id);
      throw new CommerceError('BSK404', 404);
    }
    cache.set(id, row);
    return row;
  };

  const owned = (cart: Cart, session: Session): Cart => {
    if (cart.owner !== session.subject) throw new CommerceError('AUT498', 403);
    return cart;
  };

  /** Runs one change of a cart at a time, so that changes within a process never conflict. */
  const inTurn = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const before = turns.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    turns.set(id, mine);
    try {
      return await mine;
    } finally {
      if (turns.get(id) === mine) turns.delete(id);
    }
  };

  return {
    async create({ id = crypto.randomUUID(), owner, locale, currency, doc = emptyCart() }) {
      const createdAt = new Date(clock()).toISOString();
      const cart: Cart = { id, version: 1, owner, locale, currency, doc: { ...doc, createdAt } };
      const [made] = await database.raw<{ id: string }>(
        `INSERT INTO carts (id, version, owner, locale, currency, doc, updated_at)
         VALUES ($1, 1, $2, $3, $4, $5::jsonb, $6::timestamptz) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, owner, locale, currency, JSON.stringify(cart.doc), createdAt],
      );
      if (!made) return load(id);
      cache.set(id, cart);
      return cart;
    },

    async read(id, session) {
      const known = isAlone ? cache.get(id) : undefined;
      return owned(known ?? (await load(id)), session);
    },

    change: (id, session, change, idempotencyKey = null, record = undefined) =>
      inTurn(id, async () => {
        let cart = owned(cache.get(id) ?? (await load(id)), session);
        for (let tries = 0; tries < TRIES; tries += 1) {
          if (idempotencyKey !== null && cart.doc.seenKeys.includes(idempotencyKey)) return cart;
          const doc = await change(cart.doc, cart);
          if (doc === cart.doc) return cart;
          if (idempotencyKey !== null) doc.seenKeys = [idempotencyKey, ...doc.seenKeys].slice(0, KEYS);
          if (await write({ ...cart, doc }, record)) {
            cart = { ...cart, doc, version: cart.version + 1 };
            cache.set(id, cart);
            return cart;
          }
          cart = owned(await load(id), session);
        }
        throw new CommerceError('API409', 409);
      }),

    keepDevice: (id, session, deviceFingerprint) =>
      inTurn(id, async () => {
        const cart = owned(await load(id), session);
        await database.raw('UPDATE carts SET doc = doc || $2::jsonb WHERE id = $1', [
          id,
          JSON.stringify({ deviceFingerprint }),
        ]);
        cache.set(id, { ...cart, doc: { ...cart.doc, deviceFingerprint } });
      }),

    async latestOf(owner, locale) {
      const [row] = await database.raw<{ id: string }>(
        `SELECT id FROM carts WHERE owner = $1 AND locale = $2 AND doc->>'storeContext' IS NULL
         ORDER BY updated_at DESC LIMIT 1`,
        [owner, locale],
      );
      return row?.id ?? null;
    },

    handOver: (id, from, to) =>
      inTurn(id, async () => {
        const rows = await database.raw(
          'UPDATE carts SET owner = $3, version = version + 1 WHERE id = $1 AND owner = $2 RETURNING id',
          [id, from, to],
        );
        cache.delete(id);
        return rows.length > 0;
      }),

    remove: (id, owner) =>
      inTurn(id, async () => {
        await database.raw('DELETE FROM carts WHERE id = $1 AND owner = $2', [id, owner]);
        cache.delete(id);
      }),

    forget: (id) => void cache.delete(id),
  };
}
