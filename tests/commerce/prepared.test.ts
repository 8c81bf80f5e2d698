import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase({});
  await database.script('CREATE TABLE things (id int PRIMARY KEY, name text, doc jsonb, at timestamptz, tags text[])');
});
afterAll(() => database.close());

const insert = 'INSERT INTO things (id, name) VALUES ($1, $2) RETURNING id';
const names = async () =>
  (await database.raw<{ name: string }>('SELECT name FROM things ORDER BY id', [])).map(({ name }) => name);
const emptied = () => database.raw('DELETE FROM things', []);

describe('statements of the embedded database are parsed once (decision 015)', () => {
  test('the same text returns the right rows each time, for every kind of statement', async () => {
    const text =
      'SELECT $1::int AS number, $2::jsonb AS doc, $3::text[] AS list, $4::timestamptz AS at, $5::text AS nothing';
    for (const number of [1, 2]) {
      const [row] = await database.raw(text, [
        number,
        JSON.stringify({ a: [number] }),
        ['x', 'y "z"', `${number}`],
        '2026-11-20T12:00:00Z',
        null,
      ]);
      expect(row).toEqual({
        number,
        doc: { a: [number] },
        list: ['x', 'y "z"', `${number}`],
        at: new Date('2026-11-20T12:00:00Z'),
        nothing: null,
      });
    }
  });

  test('several together answer in their order, also those without rows', async () => {
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
    await emptied();
  });

  test('if one of several fails, none is executed, and the next statement works', async () => {
    await expect(
      database.each(insert, [
        [1, 'one'],
        [1, 'again'],
        [2, 'two'],
      ]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual([]);
  });

  test('a wrong text is refused each time', async () => {
    for (const _ of [1, 2])
      await expect(database.raw('SELECT nothing FROM nowhere', [])).rejects.toMatchObject({ code: '42P01' });
  });

  test('a transaction that throws is rolled back, and is isolated from other statements', async () => {
    const broken = database.transaction(async (raw) => {
      await Promise.all([raw(insert, [1, 'one']), raw(insert, [2, 'two'])]);
      throw new Error('changed my mind');
    });
    const other = database.raw(insert, [3, 'three']);
    await expect(broken).rejects.toThrow('changed my mind');
    await other;
    expect(await names()).toEqual(['three']);
    await emptied();
  });

  test('a changed table is read in its current form', async () => {
    const text = 'SELECT * FROM things';
    await database.raw(insert, [1, 'one']);
    await database.raw(text, []);
    await database.script('ALTER TABLE things ADD COLUMN more int DEFAULT 7');
    expect(await database.raw(text, [])).toMatchObject([{ id: 1, more: 7 }]);
    await emptied();
  });

  test('generated texts are not all cached', async () => {
    for (let number = 0; number < 600; number += 1) await database.raw(`SELECT ${number}`, []);
    const [row] = await database.raw<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_prepared_statements',
      [],
    );
    expect(row?.count).toBeLessThanOrEqual(256);
  });
});
