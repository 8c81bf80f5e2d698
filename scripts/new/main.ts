// `npm run new -- flow NAME --calls OPERATION --section SECTION`: writes a dialog with a form that calls an operation
// of the contract: its chart, ports, view, messages in five languages, a model at three levels, and every registration.
// See CONTRIBUTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { flowFiles } from './flow/files.ts';
import { readForm } from './flow/form.ts';
import { registrations } from './flow/registrations.ts';

const usage = 'npm run new -- flow NAME --calls OPERATION --section "catalogue 4" [--title "Title of the dialog"]';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: 'string' }, section: { type: 'string' }, title: { type: 'string' } },
});
const [kind, name = ''] = positionals;
if (kind !== 'flow' || !values.calls || !values.section) fail(usage);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail(`"${name}" is no name of a chart: write it like "notify-me"`);

try {
  const form = readForm(values.calls, JSON.parse(readFileSync('openapi/generated/waymark.json', 'utf8')));
  const title = values.title ?? name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const files = flowFiles({ name, title, section: values.section, form });
  const taken = [...files.keys()].filter((path) => existsSync(path));
  if (taken.length > 0) fail(`already there: ${taken.join(', ')}`);
  // All of it is composed before the first file is written.
  const changed = registrations(name, (path) => readFileSync(path, 'utf8'));
  for (const [path, text] of [...files, ...changed]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  run('node_modules/oxfmt/bin/oxfmt', ...files.keys(), ...changed.keys());
  for (const script of ['relations', 'funnel', 'errors']) run(`scripts/${script}.ts`);
  console.log(`${[...files.keys()].map((path) => `  new      ${path}`).join('\n')}`);
  console.log(`${[...changed.keys()].map((path) => `  changed  ${path}`).join('\n')}`);
  console.log(`
Next:
  - the sentences of src/messages/{de,es,fr,it}/${name}.ts that are still English
  - a button that opens it: dialogs.send({ type: 'dialog.requested', name: '${name}', data })
  - what it is for, in the descriptions of machines/${name}/${name}.machine.ts
  - npm run verify, then npm run test:paths -- ${name}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0]} failed`);
}
