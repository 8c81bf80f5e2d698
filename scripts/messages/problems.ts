import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { compileMessage, parseMessage } from './compile.ts';
import { type Area, notes, pathOf, type Sources } from './files.ts';
import { galleryAreas, languages, source } from './languages.ts';

/** Returns the plural categories that a language uses for whole numbers up to a thousand (CLDR). */
function categoriesOf(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
}

function pluralProblems(elements: readonly MessageFormatElement[], tag: string): string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralProblems(value, tag));
    if (element.type === TYPE.select) return inner;
    const asked = categoriesOf(tag);
    const written = Object.keys(element.options).filter((name) => !name.startsWith('='));
    return [
      ...[...asked].filter((name) => !written.includes(name)).map((name) => `lacks the plural category "${name}"`),
      ...written
        .filter((name) => !asked.has(name) && name !== 'other')
        .map((name) => `has the plural category "${name}", which the language does not use`),
      ...inner,
    ];
  });
}

/** Returns the message of an error for the place of a message. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function messageProblems(message: unknown, original: string | undefined, tag: string): string[] {
  if (typeof message !== 'string') return ['is not a text'];
  if (message.trim() === '') return ['is empty'];
  try {
    compileMessage(message);
    const elements = parseMessage(message);
    const same = original === undefined ? null : isStructurallySame(parseMessage(original), elements);
    return [
      ...pluralProblems(elements, tag),
      ...(same?.error ? [`has other values than ${source}: ${same.error.message}`] : []),
    ];
  } catch (error) {
    return [`is no ICU message: ${reasonOf(error)}`];
  }
}

function areaProblems(tag: string, name: string, area: Area, original: Area, isWhole: boolean): string[] {
  const at = (key: string, problem: string) => `${pathOf(tag, name)}: "${key}" ${problem}`;
  return [
    ...Object.keys(original)
      .filter((key) => isWhole && !(key in area))
      .map((key) => at(key, 'is missing')),
    ...Object.entries(area).flatMap(([key, message]) =>
      key in original
        ? messageProblems(message, tag === source ? undefined : original[key], tag).map((problem) => at(key, problem))
        : [at(key, `is not in ${pathOf(source, name)}`)],
    ),
  ];
}

/** Returns what is wrong with the messages, each with its file and key. */
export function problemsOf(sources: Sources): string[] {
  const originals = sources[source] ?? {};
  const unknown = Object.keys(notes).filter((name) => !(name in originals));
  return [...unknown.map((name) => `src/messages/notes.json: "${name}" is no area`), ...languageProblems(sources)];
}

function languageProblems(sources: Sources): string[] {
  const originals = sources[source] ?? {};
  return languages.flatMap(({ tag, fallback }) => {
    const areas = sources[tag] ?? {};
    const isWhole = fallback === undefined;
    const asked = Object.keys(originals).filter((name) => isWhole && (tag === source || !galleryAreas.includes(name)));
    return [
      ...asked.filter((name) => !(name in areas)).map((name) => `${pathOf(tag, name)} is missing`),
      ...Object.entries(areas).flatMap(([name, area]) => {
        const original = originals[name];
        return original
          ? areaProblems(tag, name, area, original, isWhole)
          : [`${pathOf(tag, name)}: ${source} has no such file`];
      }),
      ...Object.entries(areas).flatMap(([name, area]) =>
        Object.entries(area)
          .filter(([key, message]) => fallback !== undefined && sources[fallback]?.[name]?.[key] === message)
          .map(([key]) => `${pathOf(tag, name)}: "${key}" is the same in ${fallback}: remove it`),
      ),
    ];
  });
}
