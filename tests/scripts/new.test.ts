import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockFiles, blockRegistrations } from '../../scripts/new/block/block.ts';
import { flowFiles } from '../../scripts/new/flow/files.ts';
import { type Contract, readForm } from '../../scripts/new/flow/form.ts';
import { registrations } from '../../scripts/new/flow/registrations.ts';
import { type OperationOptions, planOf } from '../../scripts/new/operation/plan.ts';

const contract = JSON.parse(readFileSync('openapi/generated/waymark.json', 'utf8')) as Contract;

describe('the form of a new flow', () => {
  it('has fields for the texts of the operation, and not for what the client fills in', () => {
    const { method, path, fields } = readForm('trackOrder', contract);
    expect([method, path]).toEqual(['POST', '/consumers-v3/consumer/TrackOrder']);
    expect(fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['orderNumber', 'text', true],
      ['email', 'email', true],
    ]);
  });
  it('asks for no text that whoever opens the dialog passes', () => {
    const { given, fields } = readForm('trackOrder', contract, ['orderNumber']);
    expect([given, fields].map((all) => all.map(({ name }) => name))).toEqual([['orderNumber'], ['email']]);
    expect(() => readForm('trackOrder', contract, ['upc'])).toThrow('trackOrder takes no text upc');
  });
  it.each([
    ['wishForSnow', 'the contract has no operation "wishForSnow"'],
    ['addItems', 'addItems requires items, which is no text'],
    ['getStores', 'getStores only reads'],
  ])('is refused for %s', (operation, reason) => expect(() => readForm(operation, contract)).toThrow(reason));
});

describe('a new operation', () => {
  const planned = (id: string, more: Partial<OperationOptions> = {}) =>
    planOf(id, { section: 'core 7', session: false, ...more }, contract);
  const sending = { path: '/stores/v1/notes', method: 'put' };

  it('is read from the contract, if it has it', () => {
    expect(planned('trackOrder')).toMatchObject({
      isNew: false,
      method: 'POST',
      values: [{ name: 'orderNumber' }, { name: 'email', schema: 'Email' }],
      answer: { status: 200 },
    });
  });
  it.each<[string, string, Partial<OperationOptions>, string]>([
    ['without a path', 'sendNote', {}, 'pass --path and --method'],
    ['with a name of a file', 'send-note', sending, 'is no operation'],
    ['with a field in quotes', 'sendNote', { ...sending, fields: '"note"' }, 'is no field'],
    ['with a table and nothing to save', 'sendNote', { ...sending, table: 'notes' }, 'takes no text'],
    ['with an email to nobody', 'sendNote', { ...sending, fields: 'note', table: 'notes', email: 'noted' }, '"email"'],
  ])('is refused %s', (_, id, options, reason) => expect(() => planned(id, options)).toThrow(reason));
});

it('prints its usage when it is asked for help', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/new/main.ts', 'flow', '--help'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run new -- flow NAME --calls OPERATION')]);
});

it('registers nothing if a file has an unexpected form', () => {
  expect(() => registrations('wish-list', () => 'export default {};')).toThrow(
    'machines/dialogs/dialogs.types.ts is not written as expected',
  );
});

describe('a new flow, operation and block', () => {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-new-'));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  beforeAll(() => {
    for (const part of [
      'src',
      'machines',
      'model-tests',
      'openapi',
      'scripts',
      'tests',
      'docs',
      'package.json',
      'tsconfig.json',
      'redocly.yaml',
      'vite.config.ts',
      '.env.example',
    ])
      cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('compile, keep the rules of charts, and answer as the contract says', { timeout: 300_000 }, () => {
    const form = readForm('trackOrder', contract);
    const files = flowFiles({ name: 'order-question', title: 'A question', section: 'core 6', form, words: {} });
    const changed = registrations('order-question', (path) => readFileSync(path, 'utf8'));
    for (const [path, text] of [...files, ...changed]) write(path, text);
    const block = blockFiles('size-note', 'catalogue 3');
    const changedForBlock = blockRegistrations('size-note', 'catalogue 3', (path) => readFileSync(path, 'utf8'));
    for (const [path, text] of [...block, ...changedForBlock]) write(path, text);
    const sending = ['--path', '/stores/v1/notes', '--method', 'put', '--fields', 'storeId,email,note?'];
    const saving = ['--session', '--table', 'store_notes', '--email', 'note-received'];
    const operation = run('scripts/new/main.ts', 'operation', 'sendNote', '--section', 'core 7', ...sending, ...saving);
    expect(operation).toMatchObject({ status: 0 });
    expect(run('scripts/lint-charts.ts').said).toContain(' 0 problems');
    // Only the written files and their imports: the whole project would take a minute.
    const include = [
      ...files.keys(),
      ...changed.keys(),
      ...block.keys(),
      ...[...operation.said.matchAll(/^ {2}(?:new|changed) +(\S+)$/gm)].map(([, path = '']) => path),
      'src/blocks/Block.tsx',
      'src/**/*.d.ts',
    ].filter((path) => path.endsWith('ts') || path.endsWith('tsx'));
    write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.json', include }));
    expect(run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual({
      status: 0,
      said: '',
    });
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-color', 'tests/commerce/send-note.test.ts'];
    expect(run(...vitest).said).toMatch(/Tests +4 passed/);
  });
});
