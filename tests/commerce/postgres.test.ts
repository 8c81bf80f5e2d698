import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';
import { binariesOfPostgres, openPostgresServer, type PostgresServer } from '#tests/restarts/postgres-server.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

const binaries = binariesOfPostgres();

/** A proxy to the server. After `hush()` the open connections stay open, but nothing sent on them arrives. */
async function openSilentProxy(url: string): Promise<{ url: string; hush(): void; close(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: own.href,
    hush: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

describe.runIf(binaries)('statements on a PostgreSQL server', () => {
  let server: PostgresServer;
  let database: Database;
  const lost: Error[] = [];

  beforeAll(async () => {
    server = await openPostgresServer(binaries ?? '');
    database = await openDatabase({ url: server.url, maxConnections: 3, onLost: (error) => lost.push(error) });
    await database.script('CREATE TABLE things (id int PRIMARY KEY, name text)');
  });
  beforeEach(() => database.raw('DELETE FROM things', []));
  afterAll(async () => {
    await database.close();
    await server.discard();
  });

  const insert = 'INSERT INTO things (id, name) VALUES ($1, $2) RETURNING id';
  const names = async () =>
    (await database.raw<{ name: string }>('SELECT name FROM things ORDER BY id', [])).map(({ name }) => name);

  test('take and answer values of every kind; times are text', async () => {
    const text = `SELECT $1::int AS number, $2::jsonb AS doc, $3::text[] AS list, $4::timestamptz AT TIME ZONE 'UTC' AS at, $5::date AS day,
      $6::text AS nothing, $7::bool AS flag, count(*) AS count`;
    const params = [7, JSON.stringify({ a: [1] }), ['x', 'y "z"'], '2026-11-20T12:00:00Z', '2026-11-20', null, true];
    for (const _ of [1, 2])
      expect(await database.raw(text, params)).toEqual([
        {
          number: 7,
          doc: { a: [1] },
          list: ['x', 'y "z"'],
          at: '2026-11-20 12:00:00',
          day: '2026-11-20',
          nothing: null,
          flag: true,
          count: '1',
        },
      ]);
  });

  test('sent together answer in their order, and all or none are done', async () => {
    await database.each(insert, [
      [1, 'one'],
      [2, 'two'],
    ]);
    const rows = await database.each('UPDATE things SET name = upper(name) WHERE id = $1 RETURNING name', [
      [2],
      [9],
      [1],
    ]);
    expect(rows).toEqual([[{ name: 'TWO' }], [], [{ name: 'ONE' }]]);
    await expect(
      database.each(insert, [
        [3, 'three'],
        [1, 'again'],
        [4, 'four'],
      ]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['ONE', 'TWO']);
  });

  test('of a transaction that throws are rolled back, and the connection is free again', async () => {
    const broken = database.transaction(async (raw) => {
      await Promise.all([raw(insert, [1, 'one']), raw(insert, [2, 'two'])]);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await Promise.all([1, 2, 3, 4, 5].map((id) => database.transaction((raw) => raw(insert, [id, `${id}`]))));
    expect(await names()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('of a transaction whose failure was caught are not reported as done', async () => {
    const careless = database.transaction(async (raw) => {
      await raw(insert, [1, 'one']);
      await raw(insert, [1, 'again']).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('rolled back');
    expect(await names()).toEqual([]);
  });

  test('of a script that fails in its transaction leave the connection usable', async () => {
    for (const _ of [1, 2, 3, 4])
      await expect(
        database.script(`BEGIN; INSERT INTO things VALUES (1, 'one'); SELECT nowhere; COMMIT`),
      ).rejects.toMatchObject({ code: '42703' });
    expect(await names()).toEqual([]);
  });

  test('outdated by another process are refused as unavailable at most once per connection', async () => {
    const text = 'SELECT * FROM things';
    await Promise.all([1, 2, 3].map(() => database.raw(text, [])));
    await database.script('ALTER TABLE things ADD COLUMN more int DEFAULT 7');
    const refused: unknown[] = [];
    for (let call = 0; call < 4; call += 1) await database.raw(text, []).catch((error: unknown) => refused.push(error));
    expect(refused.every((error) => error instanceof DatabaseUnavailableError)).toBe(true);
    expect(refused.length).toBeLessThanOrEqual(3);
    await database.raw(insert, [1, 'one']);
    expect(await database.raw(text, [])).toEqual([{ id: 1, name: 'one', more: 7 }]);
    await database.script('ALTER TABLE things DROP COLUMN more');
  });

  test('with generated texts are not all prepared', async () => {
    for (let number = 0; number < 600; number += 1) await database.raw(`SELECT ${number}`, []);
    const [row] = await database.raw<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_prepared_statements',
      [],
    );
    expect(row?.count).toBeLessThanOrEqual(256);
  });

  test.each(['fast', 'immediate'] as const)(
    'fail as unavailable while the server is away (%s), in and out of a transaction, and work when it is back',
    async (mode) => {
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const { promise: away, resolve: goOn } = Promise.withResolvers<void>();
      const inTransaction = database.transaction(async (raw) => {
        await raw(insert, [1, 'one']);
        resolve();
        await away;
        await raw(insert, [2, 'two']);
      });
      const outcome = inTransaction.catch((error: unknown) => error);
      await begun;
      const sleeping = database.raw('SELECT pg_sleep(60)', []).catch((error: unknown) => error);
      await server.stop(mode);
      goOn();
      expect(await outcome).toBeInstanceOf(DatabaseUnavailableError);
      expect(await sleeping).toBeInstanceOf(DatabaseUnavailableError);
      await expect(database.raw('SELECT 1', [])).rejects.toBeInstanceOf(DatabaseUnavailableError);
      await server.start();
      expect(await database.raw('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
      expect(await names()).toEqual([]);
    },
  );

  test('a connection that breaks while idle is reported and replaced', async () => {
    lost.length = 0;
    await database.raw('SELECT 1', []);
    await server.stop('fast');
    expect(lost.length).toBeGreaterThan(0);
    await server.start();
    expect(await database.raw('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  });

  test('that a server never answers fail as unavailable, and the next use a new connection', async () => {
    const silent = await openSilentProxy(server.url);
    const behind = await openDatabase({ url: silent.url, maxConnections: 1, longestStatement: 300 });
    const ways = [
      () => behind.raw('SELECT 1', []),
      () =>
        behind.each(insert, [
          [1, 'one'],
          [2, 'two'],
        ]),
      () => behind.transaction((raw) => Promise.all([raw(insert, [1, 'one']), raw(insert, [2, 'two'])])),
    ];
    for (const way of ways) {
      expect(await behind.raw('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
      silent.hush();
      await expect(way()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    }
    expect(await names()).toEqual([]);
    await behind.script('SELECT pg_sleep(0.6)');
    await behind.close();
    await silent.close();
  });
});
