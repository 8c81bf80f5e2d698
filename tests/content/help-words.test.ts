import { expect, test } from 'vitest';
import { helpPages } from '#src/commerce/content/help-pages.ts';
import { demoContent } from './demo.ts';

test.each([
  ['Returns', 'en-us', 'help/returns/how-to-return'],
  ['Rückgabe', 'de-de', 'help/returns/how-to-return'],
  ['ruckgabe', 'de-de', 'help/returns/how-to-return'],
  ['Retoure', 'de-de', 'help/returns/how-to-return'],
  ['retours', 'fr-fr', 'help/returns/how-to-return'],
  ['resi', 'it-it', 'help/returns/how-to-return'],
  ['devoluciones', 'es-es', 'help/returns/how-to-return'],
  ['returns', 'es-es', 'help/returns/how-to-return'],
  ['livraison', 'fr-ca', 'help/delivery'],
] as const)('%s in %s is answered by an existing page', async (words, locale, slug) => {
  expect(await demoContent.pageFor(words, locale)).toBe(slug);
  expect(await demoContent.page(slug, locale)).not.toBeNull();
});

test.each([
  ['Filialen', 'de-de', 'stores'],
  ['stores near me', 'en-us', 'stores'],
  ['suivi de commande', 'fr-fr', 'order-lookup'],
  ['idioma', 'es-es', 'location-selector'],
  ['punti', 'it-it', 'loyalty'],
] as const)('%s in %s leads to the page of a flow', async (words, locale, slug) => {
  expect(await demoContent.pageFor(words, locale)).toBe(slug);
});

test.each([
  ['retu', 'en-us', ['help/returns/how-to-return']],
  ['return trail shoes', 'en-us', ['help/returns/how-to-return']],
  ['Retoure', 'de-de', ['help/returns/how-to-return']],
  ['rücks', 'de-de', ['help/returns/how-to-return']],
  ['retours', 'fr-fr', ['help/returns/how-to-return']],
  ['resi', 'it-it', ['help/returns/how-to-return']],
  ['devoluciones', 'es-es', ['help/returns/how-to-return']],
  ['re', 'en-us', []],
  ['trail shoes', 'en-us', []],
  ['resist', 'it-it', []],
] as const)('the search "%s" in %s has this help beside its products: %j', async (words, locale, slugs) => {
  expect(await demoContent.pagesFor(words, locale)).toEqual(slugs);
});

test.each(['trail shoes', 'resi', ''])('"%s" in English is a search for products', async (words) => {
  expect(await demoContent.pageFor(words, 'en-us')).toBeNull();
});

test('if the content source fails, only the help of a search is missing', async () => {
  const failing = { ...demoContent, pagesFor: () => Promise.reject(new Error('no answer')) };
  expect(await helpPages(failing, 'trail', 'en-us')).toEqual([]);
});
