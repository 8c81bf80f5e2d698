import { expect, test } from 'vitest';
import { siteOf, sites } from '#src/commerce/catalogue/site.ts';
import { openStand, seed } from './support.ts';

const paging = { start: 0, count: 12, sort: 'featured', filter: undefined } as never;

test('preparing in steps of one master gives lists and searches the same data as they make on demand', async () => {
  const [quiet, busy] = [await openStand(), await openStand()];
  let steps = 0;
  for (const _ of quiet.catalogue.preparations()) {
    steps += 1;
    // A search in the middle of the preparation is answered at once.
    if (steps === 10) expect(quiet.catalogue.find('shoes', siteOf('de-de'), paging).total).toBeGreaterThan(0);
  }
  const languages = new Set(sites.map(({ language }) => language)).size;
  const currencies = new Set(sites.map(({ currency }) => currency)).size;
  // The search above has already prepared the texts and the prices of Germany, so one language and one currency need no
  // steps.
  expect(steps).toBe((languages - 1 + currencies - 1) * new Set(seed.products.map(({ masterId }) => masterId)).size);
  for (const site of sites) {
    expect(quiet.catalogue.find('trail shoes', site, paging)).toEqual(busy.catalogue.find('trail shoes', site, paging));
    expect(quiet.catalogue.list(undefined, site, paging)).toEqual(busy.catalogue.list(undefined, site, paging));
  }
  expect([...quiet.catalogue.preparations()]).toEqual([]);
});
