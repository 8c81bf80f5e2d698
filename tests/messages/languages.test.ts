import { describe, expect, it } from 'vitest';
import { categoryWords } from '#src/demo/catalogue/category-words.ts';
import { promotionWords } from '#src/demo/promotion-words.ts';
import frHome from '#src/demo/content/words/fr/home.ts';
import frMail from '#src/messages/fr/mail.ts';
import frMenus from '#src/demo/content/words/fr/menus.ts';
import frPages from '#src/demo/content/words/fr/pages.ts';
import { errorsText } from '#src/messages/errors.ts';
import { languageOf, loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { productText } from '#src/messages/product.ts';
import type { Catalogue } from '#src/messages/text.ts';
import { labelsOf } from '#src/sandbox/payments/browser/labels.ts';
import { messagesOf as bankWords } from '#src/sandbox/payments/messages.ts';
import { english, textsIn } from './texts.ts';

const valuesIn = (words: string): string => [...words.matchAll(/\{\w+\}/g)].flat().sort().join(' ');

/**
 * True if both messages have the same placeholders. A language may use the count in its `one` (French uses `one` for 0
 * as well) where English writes 1.
 */
const tellsTheSame = (entry: Catalogue[string], asked: Catalogue[string]): boolean => {
  if (typeof entry === 'string' || typeof asked === 'string')
    return typeof entry === 'string' && typeof asked === 'string' && valuesIn(entry) === valuesIn(asked);
  return (
    valuesIn(entry.other) === valuesIn(asked.other) &&
    [asked.one, asked.other].some((words) => valuesIn(words) === valuesIn(entry.one))
  );
};

describe.each(['de', 'es', 'fr', 'it', 'en-gb', 'fr-ca'])('the words in %s', async (tag) => {
  await loadLanguage(tag);
  const { catalogues } = languageOf(tag);

  it('exist under the names that flows ask for', () => {
    expect(Object.keys(catalogues).filter((name) => !(name in english))).toEqual([]);
  });

  it('have every placeholder of the English messages', () => {
    const untold = Object.entries(catalogues).flatMap(([name, catalogue]) =>
      Object.entries(catalogue)
        .filter(([key, entry]) => {
          const asked = english[name]?.[key];
          return entry && !(asked && tellsTheSame(entry, asked));
        })
        .map(([key]) => `${name}.${key}`),
    );
    expect(untold).toEqual([]);
  });
});

/** Catalogues of the gallery of charts and its tools, which are English everywhere. */
const englishOnly = ['changes', 'charts', 'funnel', 'paths', 'simulator', 'statebook'];

it.each(['de', 'es', 'fr', 'it'])('has every catalogue that shoppers read in %s', async (tag) => {
  await loadLanguage(tag);
  const { catalogues } = languageOf(tag);
  const missing = Object.keys(english).filter((name) => !(name in catalogues) && !englishOnly.includes(name));
  expect(missing, `write src/messages/${tag}/<name>.ts, and name it in src/messages/${tag}/index.ts`).toEqual([]);
});

it.each(['de', 'en', 'es', 'fr', 'it'])('asks in %s to check both fields of the order look-up', async (tag) => {
  await loadLanguage(tag);
  const refused = wordsIn(errorsText, tag)('OHS4004');
  expect(refused).toMatch(/e-?mail|correo/i);
  expect(refused).toMatch(/bestellnummer|number|número|numéro|numero/i);
});

it('formats a fraction in its language', async () => {
  await loadLanguage('de-DE');
  const rating = { score: 4.4, count: 8 };
  expect(wordsIn(productText, 'de-DE')('rating', rating)).toBe('4,4 von 5 Sternen, 8 Bewertungen');
  expect(wordsIn(productText, 'en-GB')('rating', rating)).toContain('4.4');
});

it('keeps French punctuation on the line of its word: a narrow no-break space before ; ! ?, a wide one before : and %, and within « »', async () => {
  await loadLanguage('fr-FR');
  const promotions = Object.values(promotionWords).map((words) => words?.fr);
  const categories = Object.values(categoryWords).map(({ fr }) => fr);
  const said = textsIn([
    categories,
    languageOf('fr-FR').catalogues,
    frHome,
    frMail,
    frMenus,
    frPages,
    promotions,
    labelsOf('fr-FR'),
    bankWords('fr-FR'),
  ]);
  expect(said.length).toBeGreaterThan(1000);
  const loose = /(?<![\u202f!?])[!?;]|(?<!\u00a0)[:»%]|«(?!\u00a0)/u;
  expect(said.map((words) => words.replaceAll(/https?:/g, '')).filter((words) => loose.test(words))).toEqual([]);
});
