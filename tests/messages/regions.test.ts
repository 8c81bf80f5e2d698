import { describe, expect, it } from 'vitest';
import { inLanguage } from '#src/commerce/translate.ts';
import { american } from '#src/demo/american.ts';
import { seed } from '#src/demo/seed.ts';
import { addressText } from '#src/messages/address.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { cartText } from '#src/messages/cart.ts';
import { languageOf, loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { galleryAreas } from '../../scripts/messages/languages.ts';
import { demoContent, demoTexts, pageSlugs, textsOf } from '../content/demo.ts';
import { readSources } from '../../scripts/messages/files.ts';
import { textsIn } from './texts.ts';

const british =
  /\b(?:\w*colour\w*|grey|cancelled|favourite|trousers?|trainers?|autumn|working days?|metres?|litres?|centre|organis\w+|aluminium|odour|harbour|parcel)\b/i;

describe('in the United States', () => {
  it('no word of the interface or of an email is British', () => {
    const said = Object.entries(readSources()['en-US'] ?? {})
      .filter(([name]) => !galleryAreas.includes(name))
      .flatMap(([, words]) => textsIn(words));
    expect(said.length).toBeGreaterThan(800);
    expect(
      said.map((text) => text.replaceAll(/\{\w+(?:\}|, plural)/g, '')).filter((text) => british.test(text)),
    ).toEqual([]);
  });

  it('messages load with their flow, and a page loads no others', async () => {
    await loadLanguage('en-US');
    expect(languageOf('en-US').catalogues).toEqual({});
  });

  it('no word of a page is British', async () => {
    const stories = await Promise.all(pageSlugs('en-us').map((slug) => demoContent.page(slug, 'en-us')));
    const shown = [...(await demoTexts('en-us')), ...textsOf(stories)].filter((text) => / /.test(text));
    expect(shown.length).toBeGreaterThan(150);
    expect(shown.filter((text) => british.test(text))).toEqual([]);
  });

  it('no category or colour is British', () => {
    const said = [
      ...seed.categories.flatMap(({ name, description }) => [name, description]),
      ...seed.products.map(({ colour }) => colour.label),
    ];
    expect(said.map((words) => inLanguage(words, 'en-us')).filter((text) => british.test(text))).toEqual([]);
  });

  it('a word is rewritten as a whole, with its capital, and an address is not', () => {
    expect(american('Trousers in grey, /c/women-trousers-2250')).toBe('Pants in gray, /c/women-trousers-2250');
    expect(american('Colour-coded')).toBe('Color-coded');
  });
});

it('uses the word of its region', async () => {
  await Promise.all(['en-US', 'en-GB', 'en-CA', 'fr-FR', 'fr-CA'].map(loadLanguage));
  expect(['en-US', 'en-GB', 'en-CA'].map((tag) => wordsIn(blocksText, tag)('colours', { count: 2 }))).toEqual([
    '2 colors',
    '2 colours',
    '2 colours',
  ]);
  expect(['fr-FR', 'fr-CA'].map((tag) => wordsIn(addressText, tag)('email'))).toEqual(['E-mail', 'Courriel']);
  expect(wordsIn(cartText, 'fr-FR')('freeDelivery')).toBe('Gratuite');
  expect(wordsIn(cartText, 'fr-FR')('taxIncluded', { amount: '2 €' })).toContain('TVA');
});

it('calls emails, the newsletter and texts in Canada as one does in Québec', async () => {
  await loadLanguage('fr-CA');
  const french = /(?<!\{)e-?mail|newsletter|\bSMS\b|portable/i;
  expect(textsIn(languageOf('fr-CA').catalogues).filter((text) => french.test(text))).toEqual([]);
});
