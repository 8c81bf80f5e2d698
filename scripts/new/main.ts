// `npm run new`: writes what a new flow or a new block of content needs, with every registration. See CONTRIBUTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { blockFiles, blockRegistrations } from './block/block.ts';
import { camel, sentence } from './casing.ts';
import { flowFiles } from './flow/files.ts';
import { readForm } from './flow/form.ts';
import { registrations } from './flow/registrations.ts';

const usage = `npm run new -- flow NAME --calls OPERATION --section "catalogue 4" [--title "Title of the dialog"]
  a dialog with a form that calls an operation of the contract
npm run new -- block NAME --section "catalogue 3"
  a block of content with a title and a text`;

/** What a command writes, runs afterwards, and leaves to be done by hand. */
interface Addition {
  files: Map<string, string>;
  changed: Map<string, string>;
  scripts: string[];
  next: string[];
}

const read = (path: string): string => readFileSync(path, 'utf8');

function newFlow(name: string, operation: string, section: string, title: string): Addition {
  const form = readForm(operation, JSON.parse(read('openapi/generated/waymark.json')));
  return {
    files: flowFiles({ name, title, section, form }),
    changed: registrations(name, read),
    scripts: ['messages/main', 'relations', 'funnel', 'errors'],
    next: [
      `the sentences of src/messages/{de,es,fr,it}/${name}.json that are still English`,
      `a button that opens it: dialogs.send({ type: 'dialog.requested', name: '${name}', data })`,
      `what it is for, in the descriptions of machines/${name}/${name}.machine.ts`,
      `npm run verify, then npm run test:paths -- ${name}`,
    ],
  };
}

const newBlock = (name: string, section: string): Addition => ({
  files: blockFiles(name, section),
  changed: blockRegistrations(name, section, read),
  scripts: ['contract'],
  next: [
    'what else it shows: its schema in openapi/content.yaml, then npm run contract',
    `a page of the demo that shows it: { type: '${camel(name)}', ... } in src/demo/content/pages`,
    'npm run verify',
  ],
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0]} failed`);
}

function addition(): Addition {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { calls: { type: 'string' }, section: { type: 'string' }, title: { type: 'string' } },
  });
  const [kind, name = ''] = positionals;
  const { calls, section, title = sentence(name) } = values;
  if (!section || (kind !== 'block' && (kind !== 'flow' || !calls))) fail(usage);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail(`"${name}" is no name: write it like "notify-me"`);
  return calls ? newFlow(name, calls, section, title) : newBlock(name, section);
}

try {
  // All of it is composed before the first file is written.
  const { files, changed, scripts, next } = addition();
  const taken = [...files.keys()].filter((path) => existsSync(path));
  if (taken.length > 0) fail(`already there: ${taken.join(', ')}`);
  for (const [path, text] of [...files, ...changed]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  run('node_modules/oxfmt/bin/oxfmt', ...[...files.keys(), ...changed.keys()].filter((path) => /\.tsx?$/.test(path)));
  for (const script of scripts) run(`scripts/${script}.ts`);
  for (const path of files.keys()) console.log(`  new      ${path}`);
  for (const path of changed.keys()) console.log(`  changed  ${path}`);
  console.log(`\nNext:\n${next.map((step) => `  - ${step}`).join('\n')}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
