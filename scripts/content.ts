/**
 * `npm run content -- check [FOLDER]`: names what is wrong in the YAML files of editors, by file and line; without a
 * folder, in CONTENT_DIR, else in the demo's.
 *
 * `npm run content -- publish FILE.draft.yaml`: puts a draft in the place of what shoppers see, if nothing is wrong
 * with it.
 */
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readFile } from '#src/commerce/content/files/read-file.ts';
import { includesIn } from '#src/commerce/content/files/included.ts';
import { readFolder } from '#src/commerce/content/files/read-folder.ts';
import { fail } from './support/open-database.ts';

try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env file: the defaults apply.
}
const own = resolve(process.env['CONTENT_DIR'] || 'src/demo/content');
const [command, given, ...rest] = process.argv.slice(2);
const usage = 'Usage: npm run content -- check [FOLDER]\n       npm run content -- publish FILE.draft.yaml';
if (rest.length > 0) fail(usage);

const listed = (findings: readonly { file: string; line: number; message: string }[]): string =>
  findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');

function check(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) fail(`There is no folder ${folder}.`);
  const files = readFolder(folder);
  const fragments = new Set(files.flatMap(({ place }) => (place?.kind === 'fragment' ? [place.id] : [])));
  const findings = files.flatMap(({ path, read }) => {
    const { content, findings: found } = read();
    const file = relative('.', resolve(folder, path));
    const lines = readFileSync(file, 'utf8').split('\n');
    const missing = includesIn(content)
      .filter((id) => !fragments.has(id))
      .map((id) => ({
        line: lines.findIndex((line) => line.includes(`fragment: ${id}`)) + 1,
        message: `there is no fragment ${id}`,
      }));
    return [...found, ...missing].map((finding) => ({ file, ...finding }));
  });
  if (findings.length > 0) fail(listed(findings));
  console.log(files.length === 1 ? '1 file, nothing wrong.' : `${files.length} files, nothing wrong.`);
}

function publish(file: string): void {
  const path = relative(own, resolve(file));
  if (path.startsWith('..') || !path.endsWith('.draft.yaml') || !existsSync(file))
    fail(`${file} is no draft in ${own}: drafts are called NAME.draft.yaml.`);
  const { findings } = readFile(path, readFileSync(file, 'utf8'));
  if (findings.length > 0) fail(`Not published:\n${listed(findings.map((finding) => ({ file, ...finding })))}`);
  const published = file.replace(/\.draft\.yaml$/, '.yaml');
  renameSync(file, published);
  console.log(`Published ${published}.`);
}

if (command === 'check') check(resolve(given ?? own));
else if (command === 'publish' && given !== undefined) publish(given);
else fail(usage);
