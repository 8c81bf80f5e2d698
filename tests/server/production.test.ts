import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDemo } from '#src/demo/remove-demo.ts';
import { seed } from '#src/demo/seed.ts';
import { DemoFoundError } from '#src/server/production.ts';
import { openComposition, production } from './support/composition.ts';

let composition: Awaited<ReturnType<typeof openComposition>>;

beforeAll(async () => {
  composition = await openComposition();
});
afterAll(() => composition.close());

/** Number of rows by table, without empty tables and without the tables `migrations` and `meta`. */
async function rows(): Promise<Record<string, number>> {
  const tables = await composition.database.raw<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_name NOT IN ('migrations', 'meta') ORDER BY table_name`,
    [],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await composition.database.raw<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${name}`,
      [],
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

test('production writes no row into a new database, and creates no table of the demo or the sandbox', async () => {
  const { shop } = await composition.start(production);
  expect(shop.hasCatalogue()).toBe(false);
  await shop.close();
  expect(await rows()).toEqual({});
  const foreign = await composition.database.raw(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name ~ '^(demo|sandbox)_'`,
    [],
  );
  expect(foreign).toEqual([]);
});

test('production without a catalogue answers every page with 503 and how to add products; other routes work', async () => {
  const { shop, ask } = await composition.start(production);
  for (const path of ['/', '/de-de', '/en-us/p/anything-WMTR1001MOS', '/en-us/cart', '/account', '/nowhere']) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      path,
      503,
      '300',
      'no-store',
    ]);
    expect(await answer.text()).toContain('npm run catalogue -- import FILE.json');
  }
  expect(await (await ask('/de-de')).text()).toContain('Dieser Shop hat noch keine Produkte');
  expect(await (await ask('/', { headers: { 'accept-language': 'fr-FR' } })).text()).toContain('<html lang="fr-FR">');
  expect((await ask('/ready')).status).toBe(200);
  expect((await ask('/products/v2/catalog/categories?locale=en-us')).status).toBe(200);
  expect((await ask('/publish/caas/v1/canvas/page/en-us/home')).status).toBe(404);
  expect((await ask('/images/product/mug/moss-bone-ink/front')).status).toBe(404);
  await shop.close();
});

test('production refuses the database of a demo, names the command that removes it, and opens it after that', async () => {
  const { shop, ask } = await composition.start({ MODE: 'demo' });
  expect(shop.hasCatalogue()).toBe(true);
  expect((await ask('/en-us')).status).toBe(200);
  await shop.close();
  expect(await rows()).toMatchObject({
    consumers: 17,
    gift_cards: 15,
    stored_rewards: 10,
    saved_cards: 10,
    stores: 41,
    promotions: 19,
  });
  const refused = composition.start(production);
  await expect(refused).rejects.toThrow(DemoFoundError);
  await expect(refused).rejects.toThrow('npm run demo -- remove');
  await removeDemo(composition.database, seed, { isDryRun: false });
  expect(await rows()).toEqual({});
  const { shop: opened } = await composition.start(production);
  expect(opened.hasCatalogue()).toBe(false);
  await opened.close();
}, 120_000);
