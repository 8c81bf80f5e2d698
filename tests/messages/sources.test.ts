import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageOf, loadLanguage } from '#src/messages/languages.ts';
import type { Messages, Text } from '#src/messages/text.ts';
import { compileSources, readSources, type Sources, staleFiles } from '../../scripts/messages/files.ts';
import { languages, source } from '../../scripts/messages/languages.ts';
import { problemsOf } from '../../scripts/messages/problems.ts';

const sources = readSources();

it('no message is missing or wrong, in any language', () => {
  expect(problemsOf(sources)).toEqual([]);
});

it('the compiled modules are what the messages compile to', () => {
  expect(staleFiles(compileSources(sources)), 'run `npm run messages`').toEqual([]);
});

it('every language is loaded by its pages', async () => {
  for (const { tag } of languages.filter((language) => language.tag !== source)) {
    await loadLanguage(tag);
    expect(languageOf(tag).catalogues, `name ${tag} in src/messages/languages.ts`).not.toEqual({});
  }
});

const folder = new URL('../../src/messages/', import.meta.url);
const isText = (value: unknown): value is Text<Messages> =>
  typeof value === 'object' && value !== null && 'en' in value;

it.each(readdirSync(folder).filter((name) => name.endsWith('.ts')))(
  'src/messages/%s names its area as its file is named',
  async (file) => {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const { name } of Object.values(module).filter(isText)) expect(`${name}.ts`).toBe(file);
  },
);

describe('a problem is reported with its file and key', () => {
  const changed = (tag: string, key: string, message: string | undefined): string[] => {
    const areas = sources[tag] ?? {};
    const { [key]: _old, ...rest } = areas['cart'] ?? {};
    const cart: Record<string, string> = message === undefined ? rest : { ...rest, [key]: message };
    return problemsOf({ ...sources, [tag]: { ...areas, cart } } satisfies Sources).filter((problem) =>
      problem.includes(`"${key}"`),
    );
  };

  it.each<[string, string, string | undefined, string]>([
    ['de', 'title', undefined, 'is missing'],
    ['en-GB', 'title', undefined, 'is missing'],
    ['de', 'unknown', 'Neu', 'is not in src/messages/en-US/cart.json'],
    ['de', 'removeItem', 'Entfernen', 'has other values than en-US: Different number of variables: [name] vs []'],
    [
      'de',
      'count',
      '{count} Artikel',
      'has other values than en-US: Variable count has conflicting types: plural vs argument',
    ],
    ['de', 'count', '{count, plural, other {# Artikel}}', 'lacks the plural category "one"'],
    [
      'de',
      'count',
      '{count, plural, one {#} few {#} other {#}}',
      'has the plural category "few", which the language does not use',
    ],
    ['it', 'title', '{title', 'is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['it', 'title', ' ', 'is empty'],
    ['fr-CA', 'title', sources['fr']?.['cart']?.['title'], 'is the same in fr: remove it'],
  ])('%s %s %s', (tag, key, message, problem) => {
    expect(changed(tag, key, message)).toEqual([`src/messages/${tag}/cart.json: "${key}" ${problem}`]);
  });

  it('reports a file that a language lacks', () => {
    const { cart: _cart, ...rest } = sources['es'] ?? {};
    expect(problemsOf({ ...sources, es: rest })).toEqual(['src/messages/es/cart.json is missing']);
  });
});
