import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { changesPage, changesPicture, provideChanges } from '#src/charts/changes/changes.ts';
import type { ChangesSource, Revision } from '#src/charts/changes/changes.types.ts';
import { revisionsIn } from '#src/charts/changes/chosen.ts';
import { diffOf } from '#src/chart-kit/diff/diff.ts';
import { factsOf } from '#src/chart-kit/diff/facts.ts';
import { createChartChanges } from '#src/server/chart-changes.ts';

const lamp = (delay: 'on' | 'broken') =>
  setup({ types: {} as { events: { type: 'switched' } | { type: 'mended' } } }).createMachine({
    id: 'lamp',
    description: 'A lamp.',
    initial: 'off',
    states: {
      off: { description: 'Dark.', on: { switched: delay } },
      on: { description: 'Light.', on: { switched: 'off' } },
      broken: { description: 'Dark for good.', on: { mended: 'off' } },
    },
  });
const diff = diffOf('lamp', factsOf(lamp('on')), factsOf(lamp('broken')));
const commit = 'a'.repeat(40);
const revisions: Revision[] = [
  { id: 'now', subject: '', day: '' },
  { id: commit, subject: 'lamp: mend it', day: '2026-11-24' },
];
const source = (own: Partial<ChangesSource> = {}): ChangesSource => ({
  revisions: async () => revisions,
  compare: async () => (diff ? [diff] : []),
  entries: async (revision) => (revision === 'now' ? new Map([['lamp off', 'off']]) : null),
  picture: async () => Buffer.from('png'),
  ...own,
});

afterEach(() => provideChanges(null));

describe('the page of changes', () => {
  it('is closed where there are no revisions', async () => {
    expect((await changesPage({})).outcome).toBe('closed');
    provideChanges(source({ revisions: async () => [] }));
    expect((await changesPage({ before: commit, after: 'now' })).outcome).toBe('closed');
    expect(await changesPicture('now', 'lamp', 'off')).toBeNull();
  });

  it('accepts only revisions from its list', async () => {
    const compare = vi.fn<ChangesSource['compare']>(async () => []);
    const picture = vi.fn<ChangesSource['picture']>(async () => null);
    provideChanges(source({ compare, picture }));
    for (const before of ['b'.repeat(40), 'HEAD', '--output=/tmp/x', '$(id)'])
      expect((await changesPage({ before, after: 'now' })).outcome).toBe('unknown');
    await changesPicture('../..', 'lamp', 'off');
    expect(compare).not.toHaveBeenCalled();
    expect(picture).not.toHaveBeenCalled();
    expect((await changesPage({})).outcome).toBe('ask');
    expect(revisionsIn({ before: '--output=x', after: 'now', more: 'x' })).toEqual({ after: 'now' });
  });

  it('shows progress and failures', async () => {
    provideChanges(source({ compare: async () => null }));
    expect((await changesPage({ before: commit, after: 'now' })).outcome).toBe('running');
    provideChanges(source({ compare: () => Promise.reject(new Error('too old')) }));
    expect((await changesPage({ before: commit, after: 'now' })).outcome).toBe('failed');
  });

  it('shows each change in words, as a cropped drawing, and with existing screenshots', async () => {
    provideChanges(source());
    const page = await changesPage({ before: commit, after: 'now' });
    expect(page).toMatchObject({ outcome: 'compared', unpictured: [commit] });
    const [chart] = page.charts;
    expect(chart?.parts[0]?.lines[0]).toContain('went to **on** and now goes to **broken**');
    expect(chart?.changes.map(({ state }) => state)).toEqual(['off']);
    const [change] = chart?.changes ?? [];
    expect(change?.pictures).toEqual({ before: null, after: '/charts/changes/pictures/now/lamp/off' });
    const svg = Buffer.from(change?.drawing.split(',')[1] ?? '', 'base64').toString();
    expect(svg).toContain('data-mark="gone"');
    expect(svg).toContain('data-mark="good"');
  });
});

describe('the revisions of a checkout', () => {
  let folder = '';
  const git = (...command: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...command],
      { cwd: folder, encoding: 'utf8' },
    );

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-changes-'));
    for (const name of ['machines/lamp', 'scripts/charts-diff', 'reports/statebook/pictures/lamp'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'machines/lamp/lamp.machine.ts'), '');
    const entry = { id: 'lit.warm', states: ['lit.warm'], isVariant: false };
    writeFileSync(
      join(folder, 'reports/statebook/book.json'),
      JSON.stringify({
        charts: [{ id: 'lamp', entries: [entry, { ...entry, id: 'lit.warm~again', isVariant: true }] }],
      }),
    );
    writeFileSync(join(folder, 'reports/statebook/pictures/lamp/lit.warm@390.png'), 'png');
    writeFileSync(
      join(folder, 'scripts/charts-diff/compare.ts'),
      "if (process.argv[2] === 'now') process.exit(1);\nconsole.log(JSON.stringify([process.argv.slice(2).join()]));\n",
    );
    git('init', '--quiet');
    git('add', 'machines', 'scripts');
    git('commit', '--quiet', '--no-verify', '--message', 'lamp: begin');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are its commits that changed charts, after the files as they are', async () => {
    writeFileSync(join(folder, 'README.md'), '');
    git('add', 'README.md');
    git('commit', '--quiet', '--no-verify', '--message', 'docs: begin');
    const found = await createChartChanges(folder)?.revisions();
    expect(found?.map(({ id, subject }) => [id, subject])).toEqual([
      ['now', ''],
      [expect.stringMatching(/^[0-9a-f]{40}$/), 'lamp: begin'],
    ]);
  });

  it('are none where there is no checkout', () => expect(createChartChanges(tmpdir())).toBeNull());

  it('are compared in the background, and again when that failed', async () => {
    const changes = createChartChanges(folder);
    const id = (await changes?.revisions())?.[1]?.id ?? '';
    expect(await changes?.compare({ before: id, after: id })).toBeNull();
    await vi.waitFor(
      async () => expect(await changes?.compare({ before: id, after: id })).toEqual([`${id},${id}`]),
      20_000,
    );
    expect(await changes?.compare({ before: 'now', after: id })).toBeNull();
    await vi.waitFor(
      async () => expect(changes?.compare({ before: 'now', after: id })).rejects.toThrow('cannot be compared'),
      20_000,
    );
  });

  it('have the pictures that their state books list', async () => {
    const changes = createChartChanges(folder);
    expect(await changes?.entries('now')).toEqual(
      new Map([
        ['lamp lit', 'lit.warm'],
        ['lamp lit.warm', 'lit.warm'],
      ]),
    );
    expect(await changes?.entries(commit)).toBeNull();
    expect((await changes?.picture('now', 'lamp', 'lit.warm'))?.toString()).toBe('png');
    expect(await changes?.picture('now', 'lamp', '../../../machines/lamp/lamp.machine.ts')).toBeNull();
  });
});
