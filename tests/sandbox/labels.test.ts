import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishLabels, labelsOf } from '#src/sandbox/payments/browser/labels.ts';

const script = readFileSync(new URL('../../src/sandbox/payments/browser/fields.ts', import.meta.url), 'utf8');
/** Placeholders that are the same in every language. */
const alike = ['numberPlaceholder'];

test.each(['de-de', 'fr-CA', 'it-it', 'es-es'])(
  'the card fields are in %s, and the frame has their title',
  (locale) => {
    const labels = labelsOf(locale);
    const keys = Object.keys(englishLabels) as (keyof typeof englishLabels)[];
    expect(keys.filter((key) => labels[key] === englishLabels[key])).toEqual(alike);
    expect(keys.filter((key) => labels[key].includes('{count}') !== englishLabels[key].includes('{count}'))).toEqual(
      [],
    );
    expect(script).toContain(`${locale.slice(0, 2)}: { card: '${labels.frameTitle}', check: '`);
  },
);

test('the card fields are in English for other languages', () => {
  expect(labelsOf('en-gb')).toBe(englishLabels);
  expect(labelsOf('nl-nl')).toBe(englishLabels);
});
