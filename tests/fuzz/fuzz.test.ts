import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { type FuzzWorld, openFuzzWorld } from './world.ts';

/** FUZZ_SEED repeats a run; FUZZ_COUNT sets the number of requests. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const count = Number(process.env['FUZZ_COUNT'] ?? 1500);

let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

test('detects a change: a new cart', async () => {
  const { origin, tokens } = world;
  const headers = { origin, 'content-type': 'application/json', cookie: `wm_access=${tokens.guest}` };
  expect((await world.send({ method: 'POST', path: '/cart/v1/cart', headers, body: '{}' })).status).toBe(200);
  expect(await world.changes()).toContain('carts');
  expect(await world.changes()).toEqual([]);
});

test(`no malformed request is answered with 5xx, and no refused one changes anything (FUZZ_SEED=${seed})`, async () => {
  console.log(`FUZZ_SEED=${seed} FUZZ_COUNT=${count}`);
  const { requests, statuses, changing, faults } = await fuzz(world, { seed, count, milliseconds: 20_000 });
  console.log(
    `${requests} requests; answers: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}; ${changing} were accepted and changed something`,
  );
  expect(faults).toEqual([]);
  expect(world.defects).toEqual([]);
});
