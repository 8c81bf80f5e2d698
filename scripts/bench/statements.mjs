// The cost of a statement on the embedded database: as the shop runs it (decision 015), beside PGlite's own query().
// The statement writes a changed cart; it runs alone, and sixteen times together, which query() does best with one
// statement over arrays. Milliseconds of processor time.
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '#src/commerce/db/connect.ts';

const CARTS = 16;
const ROUNDS = 400;
const table =
  'CREATE TABLE carts (id int PRIMARY KEY, version int NOT NULL, doc jsonb NOT NULL, updated_at timestamptz)';
const insert = `INSERT INTO carts SELECT number, 0, '{}' FROM generate_series(0, ${CARTS - 1}) number`;
const update = `UPDATE carts SET doc = $3::jsonb, version = version + 1, updated_at = $4::timestamptz
  WHERE id = $1 AND version = $2 RETURNING id`;

const updateAll = `UPDATE carts SET doc = given.doc::jsonb, version = given.version + 1, updated_at = $4::timestamptz
  FROM unnest($1::int[], $2::int[], $3::text[]) AS given(id, version, doc)
  WHERE carts.id = given.id AND carts.version = given.version RETURNING carts.id`;

const lines = Array.from({ length: 5 }, (_, at) => ({
  itemId: `item-${at}`,
  productId: `WM10${at}`,
  upc: `400640000${at}`,
  qty: 1,
  maxQty: null,
  pdpUrl: `/en-us/p/a-shoe-${at}`,
}));
const doc = JSON.stringify({ lines, couponCodes: ['FIRSTSTEPS'], counter: 5 });
const versions = Array.from({ length: CARTS }, () => 0);
const written = (id) => [id, versions[id]++, doc, '2026-11-20T12:00:00Z'];
const everybody = () => versions.map((_, id) => written(id));

async function each(rounds, work) {
  for (let round = 0; round < rounds / 4; round += 1) await work(round % CARTS);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await work(round % CARTS);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / rounds / 10) / 100;
}

export async function measure() {
  // First, because it sets how V8 compiles WebAssembly, for both.
  const shop = await openDatabase({});
  await shop.script(`${table}; ${insert}`);
  const alone = await each(ROUNDS, (id) => shop.raw(update, written(id)));
  const together = await each(ROUNDS / 4, () => shop.each(update, everybody()));
  await shop.close();
  versions.fill(0);
  const plain = await PGlite.create();
  await plain.exec(`${table}; ${insert}`);
  const plainAlone = await each(ROUNDS, (id) => plain.query(update, written(id)));
  const arrays = (all) => [
    all.map(([id]) => id),
    all.map(([, version]) => version),
    all.map((one) => one[2]),
    '2026-11-20T12:00:00Z',
  ];
  const arrayOfOne = await each(ROUNDS, (id) => plain.query(updateAll, arrays([written(id)])));
  const arrayOfAll = await each(ROUNDS / 4, () => plain.query(updateAll, arrays(everybody())));
  await plain.close();
  return [
    {
      what: `a cart written, embedded database (query(): ${plainAlone}, over arrays: ${arrayOfOne})`,
      value: alone,
      unit: 'ms',
      wanted: 'less than these',
      isMet: alone < Math.min(plainAlone, arrayOfOne),
    },
    {
      what: `${CARTS} carts written together, embedded database (query() over arrays: ${arrayOfAll})`,
      value: together,
      unit: 'ms',
      wanted: 'at most twice that',
      isMet: together < arrayOfAll * 2,
    },
  ];
}
