import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileMessage } from './compile.ts';
import { compilePseudo } from './pseudo.ts';
import { galleryAreas, languages, serviceAreas, serviceOnlyAreas, source } from './languages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/messages');
const compiledFolder = join(folder, 'compiled');

/** The messages of a file by key, as ICU messages. */
export type Area = Readonly<Record<string, string>>;
/** The files of each language by the name of the area. */
export type Sources = Readonly<Record<string, Readonly<Record<string, Area>>>>;

export const pathOf = (tag: string, area: string): string => `src/messages/${tag}/${area}.json`;

/** What translators have to know of an area, by its name. */
export const notes = JSON.parse(readFileSync(join(folder, 'notes.json'), 'utf8')) as Readonly<Record<string, string>>;

/** Reads the messages of every language. */
export function readSources(): Sources {
  return Object.fromEntries(
    languages.map(({ tag }) => [
      tag,
      Object.fromEntries(
        readdirSync(join(folder, tag))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => [
            name.replace('.json', ''),
            JSON.parse(readFileSync(join(folder, tag, name), 'utf8')) as Area,
          ]),
      ),
    ]),
  );
}

const head = (from: string): string => `// Compiled by \`npm run messages\` from ${from}; do not edit.\n`;

const typeImport = (code: string, from: string): string =>
  code.includes('format: Format') ? `import type { Format } from '${from}/message.ts';\n` : '';

/** Returns the compiled messages of an area: key and code. */
const compiledArea = (area: Area, compile = compileMessage): [string, string][] =>
  Object.entries(area).map(([key, message]) => [key, compile(message)]);

const objectOf = (entries: readonly [string, string][], indent: string): string =>
  `{\n${entries.map(([key, code]) => `${indent}  ${JSON.stringify(key)}: ${code},\n`).join('')}${indent}}`;

function areaFile(tag: string, name: string, area: Area, compile = compileMessage): string {
  const code = objectOf(compiledArea(area, compile), '');
  const note = notes[name];
  return `${head(pathOf(tag, name))}${typeImport(code, '../..')}\n${note ? `/** ${note} */\n` : ''}export default ${code} as const;\n`;
}

/** Returns the module of an area of the source language in the pseudo-locale, for tests and for development. */
export const compilePseudoArea = (name: string): string =>
  areaFile(source, name, readSources()[source]?.[name] ?? {}, compilePseudo);

/** The messages of a language for its pages, without those that the pages have already: of `base`. */
function packFile(tag: string, areas: Readonly<Record<string, Area>>, base: Readonly<Record<string, Area>>): string {
  const entries = Object.entries(areas)
    .filter(([name]) => !serviceOnlyAreas.includes(name) && !galleryAreas.includes(name))
    .map(([name, area]) => {
      const had = new Map(compiledArea(base[name] ?? {}));
      return [name, compiledArea(area).filter(([key, code]) => had.get(key) !== code)] as const;
    })
    .filter(([, messages]) => messages.length > 0)
    .map(([name, messages]): [string, string] => [name, objectOf(messages, '  ')]);
  const code = objectOf(entries, '');
  return `${head(`src/messages/${tag}/`)}${typeImport(code, '..')}\nexport default ${code};\n`;
}

/** Returns the compiled files by path: what each flow is bundled with, what a page's language adds, the service's. */
export function compileSources(sources: Sources): Map<string, string> {
  const files = new Map<string, string>();
  for (const { tag, fallback } of languages) {
    const areas = sources[tag] ?? {};
    for (const [name, area] of Object.entries(areas))
      if (tag === source || (fallback === undefined && serviceAreas.includes(name)))
        files.set(join(compiledFolder, tag, `${name}.gen.ts`), areaFile(tag, name, area));
    if (tag !== source)
      files.set(join(compiledFolder, `${tag}.gen.ts`), packFile(tag, areas, sources[fallback ?? source] ?? {}));
  }
  return files;
}

const compiledNow = (): string[] =>
  existsSync(compiledFolder)
    ? readdirSync(compiledFolder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(compiledFolder, name))
    : [];

/** Returns the paths of compiled files that differ from what their messages compile to. */
export const staleFiles = (files: ReadonlyMap<string, string>): string[] =>
  [...new Set([...files.keys(), ...compiledNow()])]
    .filter((path) => !existsSync(path) || readFileSync(path, 'utf8') !== files.get(path))
    .map((path) => relative(root, path));

/** Compiles the messages of every language. Writes and removes only what changed. */
export function writeCompiled(files: ReadonlyMap<string, string>): void {
  for (const path of staleFiles(files).map((file) => join(root, file))) {
    const text = files.get(path);
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
