import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { openingOf } from '#src/demo/opening.ts';
import { writeDemo } from '#src/demo/write-demo.ts';
import type { OrderDoc, OrderStatus } from '#src/commerce/model/order.ts';
import { seed } from '#src/demo/seed.ts';
import { templateOf } from '#tests/commerce/support/database.ts';
import type { Raw, Database } from '#src/commerce/db/database.types.ts';

export interface OrderInBooks {
  number: string;
  cartId: string;
  owner: string;
  status: OrderStatus;
  doc: OrderDoc;
  /** Milliseconds since 1970. */
  createdAt: number;
  placedAt: number | null;
}

/** Goods, money and orders in the shop's database. */
export interface Books {
  /** By bar code. */
  stock: Map<string, { quantity: number; reserved: number }>;
  /** Balance in minor units by number. */
  giftCards: Map<string, number>;
  /** By customer: points left, and credit used in the year. */
  customers: Map<string, { points: number; credit: number }>;
  /** Balance of reward codes and cards, by id. */
  storedRewards: Map<string, number>;
  /** Uses by promotion. */
  promotions: Map<string, number>;
  orders: OrderInBooks[];
  /** Records of the sandbox inside the shop. */
  records: Map<string, unknown>;
}

/** A database with its own opening data, for processes that are killed. */
export interface Data {
  /** Environment variables with which a shop finds the database. */
  env: Record<string, string>;
  engine: Database['engine'];
  /** Runs a statement while no shop is open. */
  change(sql: string, params: unknown[]): Promise<void>;
  /** Reads the database as the next process would, while no shop is open. */
  read(): Promise<Books>;
  /** Damaged indexes, as amcheck reports them: one line each. */
  flaws(): Promise<string[]>;
  discard(): Promise<void>;
}

async function booksOf(raw: Raw): Promise<Books> {
  const stock = await raw<{ upc: string; quantity: number; reserved: number }>(
    'SELECT upc, quantity, reserved FROM stock',
    [],
  );
  const cards = await raw<{ number: string; balance: number }>('SELECT number, balance FROM gift_cards', []);
  const customers = await raw<{ id: string; points: number; credit: number }>(
    'SELECT id, points, credit_spent AS credit FROM consumers',
    [],
  );
  const storedRewards = await raw<{ id: string; balance: number }>('SELECT id, balance FROM stored_rewards', []);
  const promotions = await raw<{ id: string; redeemed: number }>('SELECT id, redeemed FROM promotions', []);
  const records = await raw<{ key: string; value: unknown }>('SELECT key, value FROM sandbox_records', []);
  const orders = await raw<OrderInBooks>(
    // Converted in SQL because the drivers of the two engines return timestamps in different forms.
    `SELECT number, cart_id AS "cartId", owner, status, doc, extract(epoch FROM created_at)::float8 * 1000 AS "createdAt",
       extract(epoch FROM placed_at)::float8 * 1000 AS "placedAt" FROM orders`,
    [],
  );
  return {
    stock: new Map(stock.map(({ upc, quantity, reserved }) => [upc, { quantity, reserved }])),
    giftCards: new Map(cards.map(({ number, balance }) => [number, balance])),
    customers: new Map(customers.map(({ id, points, credit }) => [id, { points, credit }])),
    storedRewards: new Map(storedRewards.map(({ id, balance }) => [id, balance])),
    promotions: new Map(promotions.map(({ id, redeemed }) => [id, redeemed])),
    orders,
    records: new Map(records.map(({ key, value }) => [key, value])),
  };
}

/** Checks every b-tree index against its table. */
async function flawsIn(raw: Raw): Promise<string[]> {
  await raw('CREATE EXTENSION IF NOT EXISTS amcheck', []);
  const indexes = await raw<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
     WHERE a.amname = 'btree' AND i.indisvalid AND c.relpersistence = 'p' ORDER BY 1`,
    [],
  );
  const flaws: string[] = [];
  for (const { name } of indexes) {
    await raw('SELECT bt_index_check($1::regclass, true)', [name]).catch((error: unknown) =>
      flaws.push(`${name}: ${String(error)}`),
    );
  }
  return flaws;
}

/** In a new database on the PostgreSQL server at `serverUrl`; without it in a folder for PGlite. */
export const openData = (serverUrl: string | undefined): Promise<Data> =>
  serverUrl ? onServer(serverUrl) : inFolder();

async function inFolder(): Promise<Data> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-kills-'));
  const dataDir = join(folder, 'db');
  const within = async <Result>(work: (raw: Raw) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ dataDir });
    return work(database.raw).finally(() => database.close());
  };
  await (await openDatabase({ dataDir, template: await templateOf(seed) })).close();
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    engine: 'pglite',
    change: (sql, params) => within(async (raw) => void (await raw(sql, params))),
    read: () => within(booksOf),
    flaws: async () => {
      const client = await PGlite.create({ dataDir, extensions: { amcheck } });
      const raw: Raw = async <Row>(sql: string, params: readonly unknown[]) =>
        (await client.query<Row>(sql, [...params])).rows;
      return flawsIn(raw).finally(() => client.close());
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onServer(serverUrl: string): Promise<Data> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-kills-'));
  const name = `waymark_kills_${crypto.randomUUID().slice(0, 8)}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  const on = async <Result>(address: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ url: address, maxConnections: 1 });
    return work(database).finally(() => database.close());
  };
  await on(serverUrl, ({ script }) => script(`CREATE DATABASE ${name}`));
  await on(url.href, async (database) => {
    await migrate(database);
    await writeDemo(database, openingOf(seed));
  });
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    engine: 'postgres',
    change: (sql, params) => on(url.href, async ({ raw }) => void (await raw(sql, params))),
    read: () => on(url.href, ({ raw }) => booksOf(raw)),
    flaws: () => on(url.href, ({ raw }) => flawsIn(raw)),
    discard: async () => {
      await on(serverUrl, ({ script }) => script(`DROP DATABASE ${name} WITH (FORCE)`));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
