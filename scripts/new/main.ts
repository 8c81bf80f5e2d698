// `npm run new`: writes what a new flow, operation or block of content needs, with every registration. See
// CONTRIBUTING.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { blockFiles, blockRegistrations } from './block/block.ts';
import { camel, sentence } from './casing.ts';
import { Edits } from './edit.ts';
import { flowFiles } from './flow/files.ts';
import { type Contract, readForm } from './flow/form.ts';
import { registrations } from './flow/registrations.ts';
import type { Words } from './messages.ts';
import { operationFiles } from './operation/files.ts';
import { type OperationOptions, planOf } from './operation/plan.ts';
import { registerOperation } from './operation/registrations.ts';

const usage = `npm run new -- flow NAME --calls OPERATION --section "catalogue 4" [--title "Title of the dialog"] [--given productId,upc]
  a dialog with a form that calls an operation of the contract; --given: what opens the dialog passes these, and the shopper is not asked
npm run new -- operation NAME --section "core 7" [--path /stores/v1/notes --method PUT] [--fields email,note?] [--session] [--table notes] [--email note-received]
  an operation of the contract and of the service; --path and --method if the contract does not have it yet; --fields: texts of its body
  (? may be left out); --session: refuses callers without one; --table: saves each request in a new table; --email: writes about it to its email
npm run new -- block NAME --section "catalogue 3"
  a block of content with a title and a text

--words FILE: messages of the flow or of the e-mail as JSON: { "de": { "title": "..." } }`;

/** What a command writes, runs afterwards, and leaves to be done by hand. */
interface Addition {
  files: Map<string, string>;
  changed: Map<string, string>;
  scripts: string[][];
  next: string[];
}

const read = (path: string): string => readFileSync(path, 'utf8');
const contract = (): Contract => JSON.parse(read('openapi/generated/waymark.json'));

function newFlow(
  name: string,
  operation: string,
  section: string,
  title: string,
  given: string[],
  words: Words,
): Addition {
  const form = readForm(operation, contract(), given);
  const needsData = form.params.length + form.given.length > 0;
  return {
    files: flowFiles({ name, title, section, form, words }),
    changed: registrations(name, read),
    scripts: [['messages/main'], ['relations'], ['funnel'], ['errors']],
    next: [
      `the sentences of src/messages/{de,es,fr,it}/${name}.json that are still English`,
      `a button that opens it: useDialogsRef().send({ type: 'dialog.requested', name: '${name}'${needsData ? ', data' : ''} })`,
      `what it is for, in the descriptions of machines/${name}/${name}.machine.ts`,
      `npm run verify, then npm run test:paths -- ${name}`,
    ],
  };
}

function newOperation(id: string, options: OperationOptions, words: Words): Addition {
  const plan = planOf(id, options, contract());
  const services = Object.fromEntries(
    readdirSync('openapi')
      .filter((file) => file.endsWith('.yaml') && file !== 'common.yaml')
      .map((file) => [file.replace('.yaml', ''), read(`openapi/${file}`)]),
  );
  const edits = new Edits(read);
  registerOperation(plan, services, words, edits);
  const { table, email, isNew } = plan;
  return {
    files: operationFiles(plan),
    changed: edits.changed,
    scripts: [
      ...(isNew ? [['contract']] : []),
      ...(email ? [['messages/main']] : []),
      ...(table ? [['migrations', table], ['privacy']] : []),
    ],
    next: [
      ...(isNew ? [`its description, refusals and limits in openapi/, then npm run contract`] : []),
      `what it does: src/commerce/operations/${id}.ts`,
      `who may call it: its rule in tests/contract/roles.ts`,
      ...(table ? [`how long its rows are kept: src/commerce/retention/rules.ts, then npm run privacy`] : []),
      ...(email
        ? [`its sentences in src/messages/<language>/mail.json, and what it shows: src/commerce/mail/${email}-mail.ts`]
        : []),
      'npm run verify',
    ],
  };
}

const newBlock = (name: string, section: string): Addition => ({
  files: blockFiles(name, section),
  changed: blockRegistrations(name, section, read),
  scripts: [['contract']],
  next: [
    'what else it shows: its schema in openapi/content.yaml, then npm run contract',
    `a page of the demo that shows it: { type: '${camel(name)}', ... } in src/demo/content/en/pages`,
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
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      calls: text,
      section: text,
      title: text,
      given: text,
      words: text,
      path: text,
      method: text,
      fields: text,
      session: { type: 'boolean', default: false },
      table: text,
      email: text,
    },
  });
  const [kind, name = ''] = positionals;
  const { help, calls, section, title = sentence(name), given = '', ...options } = values;
  if (help) {
    console.log(usage);
    process.exit(0);
  }
  if (!section) fail(`--section is missing: the section of the specification, like --section "core 7"\n\n${usage}`);
  const words: Words = values.words ? JSON.parse(read(values.words)) : {};
  if (kind === 'operation') return newOperation(name, { section, ...options }, words);
  if (kind !== 'block' && (kind !== 'flow' || !calls)) fail(usage);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail(`"${name}" is no name: write it like "notify-me"`);
  return calls
    ? newFlow(name, calls, section, title, given.split(',').filter(Boolean), words)
    : newBlock(name, section);
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
  for (const [script, ...args] of scripts) run(`scripts/${script}.ts`, ...args);
  for (const path of files.keys()) console.log(`  new      ${path}`);
  for (const path of changed.keys()) console.log(`  changed  ${path}`);
  console.log(`\nNext:\n${next.map((step) => `  - ${step}`).join('\n')}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
