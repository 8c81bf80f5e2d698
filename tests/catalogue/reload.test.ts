import { describe, expect, test } from 'vitest';
import { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { NOW, seed, stockOf } from './support.ts';

const us = siteOf('en-us');
const paging = { start: 0, count: 24, sort: 'featured', filter: undefined } as const;

async function openChanging() {
  let rows = rowsOf(seed);
  const catalogue = await Catalogue.open({
    readRows: async () => rows,
    readStock: async () => stockOf(),
    now: () => NOW,
  });
  const heard: string[] = [];
  catalogue.onChange((tags) => heard.push(...tags));
  return { catalogue, heard, change: (edit: (now: typeof rows) => typeof rows) => void (rows = edit(rows)) };
}

describe('reloading the catalogue', () => {
  test('reports nothing if nothing changed', async () => {
    const { catalogue, heard } = await openChanging();
    expect(await catalogue.reload()).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('reports the master and its categories, and answers with the new texts', async () => {
    const { catalogue, heard, change } = await openChanging();
    const [style] = seed.masters;
    const id = style?.id ?? '';
    await catalogue.details(id, us);
    change((rows) => ({
      ...rows,
      styles: rows.styles.map((doc) => (doc.id === id ? { ...doc, name: 'Renamed' } : doc)),
    }));
    await catalogue.reload();
    expect(heard).toContain(`product:${id}`);
    expect(heard).toContain(`category:${style?.categoryIds[0]}`);
    expect(heard.filter((tag) => tag.startsWith('product:'))).toEqual([`product:${id}`]);
    expect((await catalogue.details(id, us))?.name).toBe('Renamed');
    expect(catalogue.find('renamed', us, paging).total).toBe(1);
  });

  test('reports a style whose rating changed, and shows the new rating at once', async () => {
    const { catalogue, heard } = await openChanging();
    const [style] = seed.masters;
    const id = style?.id ?? '';
    expect((await catalogue.details(id, us))?.rating).toBeUndefined();
    const rating = { score: 3.5, reviewsCount: 2 };
    const told = { ...rating, fit: 'small' as const };
    expect(catalogue.list(undefined, us, { ...paging, filter: ['rating:3'] })?.total).toBe(0);
    expect(catalogue.rate([[id, told]])).toBe(true);
    expect(heard).toContain(`category:${style?.categoryIds[0]}`);
    expect(heard.filter((tag) => tag.startsWith('product:'))).toEqual([`product:${id}`]);
    expect(await catalogue.details(id, us)).toMatchObject({ rating, fitNote: 'Most buyers find that it runs small.' });
    expect(catalogue.list(undefined, us, { ...paging, filter: ['rating:3'] })?.products[0]?.rating).toEqual(rating);
    heard.length = 0;
    expect(catalogue.rate([[id, { ...told }]])).toBe(false);
    expect(heard).toEqual([]);
  });

  test('drops deleted products', async () => {
    const { catalogue, heard, change } = await openChanging();
    const [style] = seed.masters;
    const id = style?.id ?? '';
    change((rows) => ({ ...rows, styles: rows.styles.filter((doc) => doc.id !== id) }));
    await catalogue.reload();
    expect(heard).toContain(`product:${id}`);
    expect(await catalogue.details(id, us)).toBeNull();
  });
});
