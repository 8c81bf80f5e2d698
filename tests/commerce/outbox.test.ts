import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noMeter } from '#src/commerce/meter.ts';
import { createOutbox, later } from '#src/commerce/outbox/outbox.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { openTestDatabase } from './support/database.ts';
import { smallSeed } from './support/seed.ts';

/** Two processes that share the outbox of a database. The clock moves when a task says so. */

const ids = Array.from({ length: 8 }, (_, at) => `welcome:${at}`);
let database: Database;
let now: number;
let ran: string[];
let warned: string[];

beforeAll(async () => {
  database = await openTestDatabase(smallSeed);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.now();
  ran = [];
  warned = [];
  await database.raw('DELETE FROM outbox', []);
  await later(
    database.raw,
    ids.map((id) => ({ id, kind: 'welcome', about: 'nobody' })),
    new Date(now),
  );
});

const processOf = (work: (id: string) => Promise<void> | void, raw = database.raw, kinds = ['welcome']) =>
  createOutbox({
    database: { ...database, raw },
    clock: () => now,
    log: { info: () => undefined, warn: (_, message) => warned.push(message), error: () => undefined },
    meter: noMeter,
    kinds: () => kinds,
    work: async ({ id }) => {
      ran.push(id);
      await work(id);
    },
  });

test('a slow mail server gets no mail twice from a second process', async () => {
  const second = processOf(() => undefined);
  const first = processOf(async () => {
    now += 12_000;
    if (ran.length === 4) await second.run();
  });
  await first.run();
  expect(ran.toSorted()).toEqual(ids);
});

test('a process that stops leaves what it did not begin to the next, without a wait', async () => {
  let stopped = Promise.resolve();
  const first = processOf(() => {
    stopped = first.stop();
  });
  await first.run();
  await stopped;
  expect(ran).toHaveLength(1);
  await processOf(() => undefined).run();
  expect(ran.toSorted()).toEqual(ids);
});

test('a task of a newer version is left to it, without a try', async () => {
  await database.raw(
    `UPDATE outbox SET kind = 'of a newer version', due_at = due_at - interval '1 hour' WHERE id = $1`,
    [ids[3]],
  );
  const older = processOf(() => undefined);
  await older.run();
  expect(ran.toSorted()).toEqual(ids.filter((id) => id !== ids[3]));
  expect(warned).toEqual([]);
  const newer = processOf(() => undefined, database.raw, ['welcome', 'of a newer version']);
  expect(await newer.run()).toBe(1);
  expect(ran.at(-1)).toBe(ids[3]);
});

test('a task that fails does not keep the others waiting, and is tried again after half a minute', async () => {
  let fails = true;
  const outbox = processOf((id) => {
    if (fails && id === ids[0]) throw new Error('the mail server is away');
  });
  await outbox.run();
  expect(ran.toSorted()).toEqual(ids);
  fails = false;
  now += 29_000;
  expect(await outbox.run()).toBe(0);
  now += 1000;
  expect(await outbox.run()).toBe(1);
});

test('calls that wake it during a run cause one more run, and one warning while the database is away', async () => {
  let isAway = false;
  let end = () => undefined as void;
  const sending = new Promise<void>((resolve) => (end = resolve));
  const outbox = processOf(
    () => sending,
    (text, values) => (isAway ? Promise.reject(new Error('away')) : database.raw(text, values)),
  );
  const first = outbox.run();
  await expect.poll(() => ran).toHaveLength(1);
  for (let calls = 0; calls < 5; calls += 1) {
    outbox.wake();
    await pause(30);
  }
  isAway = true;
  end();
  await expect(first).rejects.toThrow('away');
  await pause(100);
  expect(warned.filter((message) => message === 'the outbox could not be read')).toHaveLength(1);
  isAway = false;
  outbox.wake();
  await expect.poll(() => ran.toSorted()).toEqual(ids);
  await outbox.stop();
});
