import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ui from '#src/messages/en/ui.ts';
import { languageOf, loadLanguage } from '#src/messages/languages.ts';
import type { Catalogue, Text } from '#src/messages/text.ts';

const folder = new URL('../../src/messages/', import.meta.url);
const isText = (value: unknown): value is Text<Catalogue> => typeof value === 'object' && value !== null && 'en' in value;

const english: Record<string, Catalogue> = { ui };
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const module: Record<string, unknown> = await import(new URL(file, folder).href);
  for (const { name, en } of Object.values(module).filter(isText)) english[name] = en;
}

const valuesIn = (entry: Catalogue[string]): string[] =>
  (typeof entry === 'string' ? [entry] : [entry.one, entry.other]).map((words) => [...words.matchAll(/\{\w+\}/g)].flat().sort().join(' '));

describe.each(['de', 'es', 'fr', 'it'])('the words in %s', async (tag) => {
  await loadLanguage(tag);
  const { catalogues } = languageOf(tag);

  it('are found under the names that flows ask for', () => {
    expect(Object.keys(catalogues).filter((name) => !(name in english))).toEqual([]);
  });

  it('tell every value that the English words tell', () => {
    const told = Object.entries(catalogues).flatMap(([name, catalogue]) =>
      Object.entries(catalogue).map(([key, entry]) => [`${name}.${key}`, entry && valuesIn(entry)] as const),
    );
    const asked = told.map(([at]) => {
      const [name = '', ...key] = at.split('.');
      const entry = english[name]?.[key.join('.')];
      return [at, entry && valuesIn(entry)] as const;
    });
    expect(told).toEqual(asked);
  });
});
