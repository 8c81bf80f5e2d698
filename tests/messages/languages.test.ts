import { expect, it } from 'vitest';
import { categoryWords } from '#src/demo/catalogue/category-words.ts';
import { promotionWords } from '#src/demo/promotion-words.ts';
import { errorsText } from '#src/messages/errors.ts';
import { loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { productText } from '#src/messages/product.ts';
import { labelsOf } from '#src/sandbox/payments/browser/labels.ts';
import { messagesOf as bankWords } from '#src/sandbox/payments/messages.ts';
import { demoTexts } from '../content/demo.ts';
import { readSources } from '../../scripts/messages/files.ts';
import { textsIn } from './texts.ts';

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
  const promotions = Object.values(promotionWords).map((words) => words?.fr);
  const categories = Object.values(categoryWords).map(({ fr }) => fr);
  const said = textsIn([
    categories,
    readSources()['fr'],
    readSources()['fr-CA'],
    await demoTexts('fr-fr'),
    await demoTexts('fr-ca'),
    promotions,
    labelsOf('fr-FR'),
    bankWords('fr-FR'),
  ]);
  expect(said.length).toBeGreaterThan(1000);
  const loose = /(?<![\u202f!?])[!?;]|(?<!\u00a0)[:»%]|«(?!\u00a0)/u;
  expect(said.map((words) => words.replaceAll(/https?:/g, '')).filter((words) => loose.test(words))).toEqual([]);
});
