import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import waymark from '#openapi/generated/waymark.json' with { type: 'json' };
import { readSources } from '../messages/files.ts';
import { languages, source } from '../messages/languages.ts';
import { causes } from './causes.ts';
import { flowsMeeting, type Source } from './asking.ts';
import { areas, clientIds, ours, places, withheld } from './places.ts';

const root = join(import.meta.dirname, '../..');

/** Returns every source below a folder, with its text. */
function sourcesOf(folder: string, wanted: RegExp): Source[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

const quoted = (code: string): RegExp => new RegExp(`(['"\`])${code}\\1|\\b${code}:`);
const naming = (sources: readonly Source[], code: string): string[] =>
  sources.filter(({ text }) => quoted(code).test(text)).map(({ path }) => path);

/**
 * Returns demo data that names the service's answer: `errorId` of an address, `outcome` of a code, a gift card or a
 * gift. Test cards name the provider's answer, which the service translates.
 */
const refusingByData = (sources: readonly Source[], code: string): string[] =>
  sources
    .filter(
      ({ path, text }) => !path.endsWith('test-cards.ts') && new RegExp(`(errorId|outcome): '${code}'`).test(text),
    )
    .map(({ path }) => path);

const chartOf = (path: string): string => path.split('/')[1] ?? '';
const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Returns the error messages of each language that has them all: src/messages/LANGUAGE/errors.json. */
function messages(): Record<string, Record<string, string>> {
  const sources = readSources();
  return Object.fromEntries(
    languages.filter(({ fallback }) => fallback === undefined).map(({ tag }) => [tag, { ...sources[tag]?.['errors'] }]),
  );
}

const list = (all: readonly string[], most: number): string =>
  all.length > most ? `${all.slice(0, most).join(', ')} and ${all.length - most} more` : all.join(', ');
const names = (paths: readonly string[]): string[] =>
  unique(paths.map((path) => `\`${path.split('/').slice(-1)[0] ?? path}\``));

/** Other languages than American English, by their folder in src/messages. */
const languageNames: Readonly<Record<string, string>> = {
  'en-GB': 'British English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
};

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** A section of the pages: the codes of an area, and the flows that meet their refusals. */
interface Section {
  area: string;
  codes: readonly string[];
  flows?: readonly string[];
}

/** Returns the areas with their codes; codes that only the contract has come last. */
function sectionsOf(ids: readonly string[]): Section[] {
  const left = new Set(ids.filter((id) => !ours.includes(id)));
  const sections = areas.map(([area, pattern, flows]): Section => {
    const codes = [...left].filter((id) => pattern.test(id));
    for (const code of codes) left.delete(code);
    return { area, codes, ...(flows ? { flows } : {}) };
  });
  return [...sections, { area: 'Ours', codes: ours }];
}

const prefixOf = (code: string): string => /^\D*/.exec(code)?.[0] || code;

/**
 * Returns a short list of a section's codes: a prefix where no other section has as many codes with it, else codes.
 */
function summaryOf({ codes }: Section, sections: readonly Section[]): string {
  const count = (section: readonly string[], prefix: string) =>
    section.filter((code) => prefixOf(code) === prefix).length;
  return unique(
    codes.map((code) => {
      const prefix = prefixOf(code);
      const own = count(codes, prefix);
      return sections.filter((one) => count(one.codes, prefix) >= own).length === 1 ? prefix : code;
    }),
  ).join(', ');
}

/** Returns the page of a language: the message of every code, by area. */
function languagePage(language: string, words: Record<string, string>, sections: readonly Section[]): string {
  const tables = sections.map(
    ({ area, codes }) =>
      `## ${area}\n\nHow they are handled: [${area}](../errors.md#${anchorOf(area)})\n\n| code | message |\n|---|---|\n${codes
        .map((code) => `| **${code}** | ${words[code] ?? 'missing'} |`)
        .join('\n')}`,
  );
  return `# Errors in ${languageNames[language]}

Made by \`npm run errors\` from \`src/messages/${language}/errors.json\`; do not edit. A test holds it.

${tables.join('\n\n')}
`;
}

/**
 * Returns the pages about error codes by path: docs/errors.md says how the code handles each error, read from the
 * contract, the messages, the service, the charts and their tests; docs/errors/ has the messages in other languages.
 */
export async function errorPages(): Promise<Map<string, string>> {
  const ids = waymark.components.schemas.ErrorId.enum.map(String);
  const { [source]: english = {}, ...translations } = messages();
  const sections = sectionsOf(ids);
  const service = sourcesOf('src/commerce', /^(?!model).*\.ts$/)
    .concat(
      sourcesOf('src/demo/simulation', /(?<!\.types)\.ts$/),
      sourcesOf('src/server', /(gateway|service-app)\.ts$/),
    )
    .filter(({ path }) => !/errors\.ts$|\.gen\.ts$/.test(path));
  const charts = sourcesOf('machines', /\.ts$/);
  const views = sourcesOf('src/flows', /\.tsx?$/);
  const models = sourcesOf('model-tests', /\.(model|fixtures)\.ts$/);
  const data = sourcesOf('src/demo', /^(gift-cards|promotions|catalogue\/stock|people\/people)\.ts$/).concat(
    sourcesOf('src/sandbox/payments', /^test-cards\.ts$/),
  );
  const tests = sourcesOf('tests/commerce', /\.test\.ts$/).concat(sourcesOf('e2e', /\.spec\.ts$/));

  const meeting = flowsMeeting(views);
  const refusals = (code: string): string[] => unique([...naming(service, code), ...refusingByData(data, code)]);

  const row = (code: string, flows: readonly string[] = []): string => {
    const refusing = refusals(code);
    const taking = unique([...naming(charts, code), ...naming(models, code)].map(chartOf)).filter(
      (name) => name !== 'shared' && name !== 'shop',
    );
    const viewing = unique(naming(views, code).map((path) => path.split('/')[2] ?? ''));
    const where = unique(
      taking.concat(viewing, refusing.length > 0 ? meeting(code).filter((flow) => flows.includes(flow)) : []),
    )
      .map((name) => places[name] && `${name}: ${places[name]}`)
      .filter((place) => place !== undefined && place !== '');
    const walked = unique(naming(models, code).map(chartOf)).map((name) => `path of ${name}`);
    const isWithheld = refusing.length === 0;
    return `| ${[
      `**${code}**`,
      english[code] ?? 'missing',
      withheld[code] ?? list(names(refusing), 3),
      taking.join(', ') || (isWithheld ? '' : 'the last branch of the asking chart'),
      where.join('; '),
      causes[code] ?? '',
      list([...names(naming(data, code)), ...walked, ...names(naming(tests, code))], 4),
    ].join(' | ')} |`;
  };

  const head = `| code | message | refused by | chart that takes it by name | where it is shown | what causes it | data, paths and tests |\n|---|---|---|---|---|---|---|`;
  const inOthers = (area: string): string =>
    Object.keys(translations)
      .map((language) => `[${languageNames[language] ?? language}](errors/${language}.md#${anchorOf(area)})`)
      .join(', ');
  const tables = sections.map(
    ({ area, codes, flows }) =>
      `## ${area}\n\nMessages in ${inOthers(area)}\n\n${head}\n${codes.map((code) => row(code, flows)).join('\n')}`,
  );
  const contents = [
    ...sections.map((one) => `- [${one.area}](#${anchorOf(one.area)}): ${summaryOf(one, sections)}`),
    '- [Client ids of core 8](#client-ids-of-core-8)',
  ];
  const count = ids.length - ours.length;
  const served = ids.filter((id) => !ours.includes(id) && refusals(id).length > 0).length;
  const page = `# Error codes

Made by \`npm run errors\` from the contract, the messages, the service, the charts and their tests; do not edit. A test holds it.

Of ${count} codes of the specification (core 5 and 8) the service refuses with ${served}; the others say why not. A refusal that no
chart names is taken by the last branch of the \`onError\` of the call, whose view shows the catalogue's words (\`src/flows/shared/useFailureWords.ts\`).

${contents.join('\n')}

${tables.join('\n\n')}

## Client ids of core 8

| id | server codes | what the shopper meets |
|---|---|---|
${clientIds.map((one) => `| ${one.join(' | ')} |`).join('\n')}
`;
  return new Map([
    ['docs/errors.md', page],
    ...Object.entries(translations).map(
      ([language, words]) => [`docs/errors/${language}.md`, languagePage(language, words, sections)] as const,
    ),
  ]);
}
