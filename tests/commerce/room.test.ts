import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { DatabaseFolderError, roomIn } from '#src/commerce/db/room.ts';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-room-'));
const dataDir = join(root, 'db');
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an embedded database', () => {
  test(
    'refuses every call while its disk is nearly full, and answers again when there is space',
    { timeout: 120_000 },
    async () => {
      const left = { megabytes: 100 };
      const database = await openDatabase({ dataDir, room: () => left.megabytes });
      await database.script('CREATE TABLE things (id int)');
      const insert = 'INSERT INTO things VALUES ($1)';
      left.megabytes = 31;
      for (const call of [
        () => database.raw(insert, [1]),
        () => database.each(insert, [[1]]),
        () => database.transaction((raw) => raw(insert, [1])),
        () => database.script('SELECT 1'),
      ]) {
        const refused = call();
        await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailableError);
        await expect(refused).rejects.toMatchObject({
          cause: { message: 'the disk of the embedded database has less than 32 MB left' },
        });
      }
      left.megabytes = 100;
      expect(await database.raw('SELECT count(*)::int AS count FROM things', [])).toEqual([{ count: 0 }]);
      await expect(database.script('DO $$ BEGIN RAISE disk_full; END $$')).rejects.toBeInstanceOf(
        DatabaseUnavailableError,
      );
      await database.close();
      await expect(openDatabase({ dataDir, room: () => 31 })).rejects.toBeInstanceOf(DatabaseUnavailableError);
    },
  );

  test('with damaged files is reported in one line', { timeout: 120_000 }, async () => {
    writeFileSync(join(dataDir, 'global/pg_control'), '');
    const opened = openDatabase({ dataDir, room: () => 100 });
    await expect(opened).rejects.toBeInstanceOf(DatabaseFolderError);
    await expect(opened).rejects.toThrow(/^The embedded database in \S+ cannot be opened: [^\n]+$/);
  });
});

test('free space is measured on the disk of the folder', () => {
  expect(roomIn(root)).toBeGreaterThan(0);
  expect(roomIn(join(root, 'nowhere'))).toBe(Number.POSITIVE_INFINITY);
});
