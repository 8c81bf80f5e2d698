import { readdirSync } from 'node:fs';
import ui from '#src/messages/en/ui.ts';
import type { Catalogue, Text } from '#src/messages/text.ts';

const folder = new URL('../../src/messages/', import.meta.url);
const isText = (value: unknown): value is Text<Catalogue> =>
  typeof value === 'object' && value !== null && 'en' in value;

/** English messages of every flow, by the name under which translations are found. */
export const english: Record<string, Catalogue> = { ui };
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const module: Record<string, unknown> = await import(new URL(file, folder).href);
  for (const { name, en } of Object.values(module).filter(isText)) english[name] = en;
}

/** All texts inside a value, at any depth. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
