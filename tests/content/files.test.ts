import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checked, contentFor, contentIn } from '#src/commerce/content/checked.ts';
import { type ContentFolder, openContentFolder } from '#src/commerce/content/files/content-folder.ts';
import { placeOf } from '#src/commerce/content/files/file-kinds.ts';
import { readFile } from '#src/commerce/content/files/read-file.ts';
import { readFolder } from '#src/commerce/content/files/read-folder.ts';
import { asOf, nextChange } from '#src/commerce/content/files/validity.ts';
import { noContent } from '#src/commerce/content/content-source.ts';
import { sanitised } from '#src/commerce/content/sanitised.ts';

const pageWith = (text: string) => `title: Snow
seo: { title: Snow, description: White., noIndex: false }
blocks:
  - id: text
    type: richText
    html: ${text}
`;

describe('the place of a file', () => {
  it.each([
    ['de-de/pages/home.yaml', { site: 'de-de', kind: 'page', id: 'home', isDraft: false }],
    ['de/pages/help/delivery.draft.yaml', { site: 'de', kind: 'page', id: 'help/delivery', isDraft: true }],
    ['all/fragments/sms-terms.yaml', { site: 'all', kind: 'fragment', id: 'sms-terms', isDraft: false }],
    ['en/categories/1104.yaml', { site: 'en', kind: 'category', id: '1104', isDraft: false }],
    ['en/menu.yaml', { site: 'en', kind: 'menu', id: 'menu', isDraft: false }],
    ['home.yaml', null],
    ['xx-yy/pages/home.yaml', null],
    ['en/pictures/home.yaml', null],
    ['en/fragments/a/b.yaml', null],
    ['en/pages/../../secret.yaml', null],
  ])('%s', (path, place) => expect(placeOf(path)).toEqual(place));
});

describe('what is wrong in a file', () => {
  const found = (text: string, path = 'en/pages/snow.yaml') =>
    readFile(path, text).findings.map(({ line, message }) => `${line} ${message}`);

  it('is nothing in a page that follows its schema', () => expect(found(pageWith('<p>Hi</p>'))).toEqual([]));

  it('is named with its line', () => {
    expect(
      found(`title: Snow
seo: { title: Snow, description: White., noIndex: maybe }
blocks:
  - id: text
    type: richText
    hmtl: <p>Hi</p>
  - id: top
    type: banner
    overlayWidth: huge
  - id: ghost
    type: hologram
  - type: richText
    html: Hi
    validFrom: tomorrow
`),
    ).toEqual([
      expect.stringMatching(/^2 seo.noIndex: /),
      expect.stringMatching(/^4 blocks.0: needs html$/),
      expect.stringMatching(/^6 blocks.0.hmtl: is no field of richText$/),
      expect.stringMatching(/^9 blocks.1.overlayWidth: /),
      '11 blocks.2.type: there is no block hologram here',
      '12 blocks.3: needs id',
      '14 blocks.3.validFrom: is a date, or a date and time with its zone',
    ]);
  });

  it('is named where the file is no YAML, has no fields or has no place', () => {
    expect(found('title: Snow\nblocks: [')).toEqual([expect.stringMatching(/^2 /)]);
    expect(found('')).toEqual(['1 the file has no fields']);
    expect(found('a: 1', 'en/other/snow.yaml')).toEqual([expect.stringMatching(/^1 no place for content/)]);
  });

  it('is a time that ends before it begins', () =>
    expect(found(`${pageWith('Hi')}validFrom: 2026-12-02\nvalidTo: 2026-12-01\n`)).toEqual([
      '8 validTo: is not after validFrom',
    ]));

  it('is nothing in the files of the demo', () => {
    const files = readFolder('src/demo/content/files');
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(({ path, findings }) => findings.map((finding) => ({ path, ...finding })))).toEqual([]);
  });
});

describe('a time in which something is shown', () => {
  const blocks = [{ id: 'a', validTo: '2026-12-18' }, { id: 'b', validFrom: '2026-12-18T00:00:00Z' }, { id: 'c' }];
  const idsAt = (time: string) => (asOf(blocks, Date.parse(time)) as { id: string }[]).map(({ id }) => id);

  it('begins and ends to the millisecond', () => {
    expect(idsAt('2026-12-17T23:59:59.999Z')).toEqual(['a', 'c']);
    expect(idsAt('2026-12-18T00:00:00Z')).toEqual(['b', 'c']);
  });

  it('is not served', () => expect(asOf(blocks, 0)).toEqual([{ id: 'a' }, { id: 'c' }]));

  it('tells when something changes next', () => {
    expect(nextChange(blocks, 0)).toBe(Date.parse('2026-12-18'));
    expect(nextChange(blocks, Date.parse('2026-12-18'))).toBe(Infinity);
  });
});

describe('a folder of content', () => {
  let folder: string;
  let opened: ContentFolder;
  const lines: object[] = [];
  const note = (facts: object) => void lines.push(facts);
  const log = { info: note, warn: note, error: note };
  let time = Date.parse('2026-12-01');
  const changes = vi.fn<() => void>();

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const open = () => {
    opened = openContentFolder(folder, { base: noContent, clock: () => time, log });
    opened.onChange(changes);
    return checked(sanitised(opened.content), log);
  };
  const htmlOf = async (content: ReturnType<typeof open>, mode: 'publish' | 'preview', at?: string) => {
    const page = await contentIn(content, mode, at).page('snow', 'en-us');
    return page?.blocks.map((block) => ('html' in block ? block.html : block.type)) ?? null;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    time = Date.parse('2026-12-01');
    lines.length = 0;
    changes.mockReset();
  });
  afterEach(() => {
    opened.close();
    rmSync(folder, { recursive: true });
  });

  it('has the closest file of a locale: its own, its language’s, everybody’s', async () => {
    write('all/pages/snow.yaml', pageWith('all'));
    write('fr/pages/snow.yaml', pageWith('fr'));
    write('fr-ca/pages/snow.yaml', pageWith('fr-ca'));
    const content = open();
    const titles = await Promise.all(
      (['fr-ca', 'fr-fr', 'en-us'] as const).map((locale) => content.page('snow', locale)),
    );
    expect(titles.map((page) => page?.blocks[0])).toEqual(
      ['fr-ca', 'fr', 'all'].map((html) => ({ id: 'text', type: 'richText', html })),
    );
    expect(titles[0]).toMatchObject({ id: 'page-snow', slug: 'snow' });
  });

  it('shows a draft in preview, and to shoppers when it is published', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    write('en/pages/snow.draft.yaml', pageWith('new'));
    const content = open();
    expect([await htmlOf(content, 'publish'), await htmlOf(content, 'preview')]).toEqual([['old'], ['new']]);
    renameSync(join(folder, 'en/pages/snow.draft.yaml'), join(folder, 'en/pages/snow.yaml'));
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), { timeout: 5000 });
    expect(await htmlOf(content, 'publish')).toEqual(['new']);
  });

  it('has a page that is only a draft for editors alone', async () => {
    write('en/pages/snow.draft.yaml', pageWith('new'));
    const content = open();
    expect([await htmlOf(content, 'publish'), await htmlOf(content, 'preview')]).toEqual([null, ['new']]);
  });

  it('is shown as of a moment in preview, and as of now to shoppers', async () => {
    write(
      'en/pages/snow.yaml',
      `${pageWith('now')}    validTo: 2026-12-18\n  - { id: b, type: richText, html: later, validFrom: 2026-12-18 }\n`,
    );
    const content = open();
    expect(await htmlOf(content, 'publish', '2026-12-20T00:00:00Z')).toEqual(['now']);
    expect(await htmlOf(content, 'preview', '2026-12-20T00:00:00Z')).toEqual(['later']);
    expect(await htmlOf(content, 'preview')).toEqual(['now']);
    time = Date.parse('2026-12-18');
    expect(await htmlOf(content, 'publish')).toEqual(['later']);
  });

  it('is read anew within a second after a file is saved', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    const content = open();
    expect(await htmlOf(content, 'publish')).toEqual(['old']);
    write('en/pages/snow.yaml', pageWith('saved again'));
    await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1), { timeout: 1000, interval: 10 });
    expect(await htmlOf(content, 'publish')).toEqual(['saved again']);
  });

  it('keeps what a file said while it cannot be read, and names the line once', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    const content = open();
    write('en/pages/snow.yaml', 'title: Snow\nblocks: [');
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), { timeout: 5000 });
    expect(await htmlOf(content, 'publish')).toEqual(['old']);
    expect(lines).toEqual([expect.objectContaining({ file: 'en/pages/snow.yaml', line: 2 })]);
  });

  it('is the working state in calls below /pre that have no mode', () => {
    const content = open();
    expect(contentFor(content, { isPreview: true })).toBe(content.preview(null));
    expect(contentFor(content, { isPreview: false })).toBe(content);
  });

  it('takes scripts out of what editors write, in preview too', async () => {
    write('en/pages/snow.draft.yaml', pageWith('"<p>Hi</p><script>alert(1)</script>"'));
    expect(await htmlOf(open(), 'preview')).toEqual(['<p>Hi</p>']);
  });

  it('lists its documents with the time of their last change', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    write('en/fragments/terms.yaml', 'name: Terms\ntitle: Terms\nblocks: []\n');
    const documents = await open().documents('en-us');
    expect(documents.map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ['page', 'page-snow', 'Snow'],
      ['fragment', 'terms', 'Terms'],
    ]);
    expect(Date.parse(documents[0]?.modificationDate ?? '')).toBeGreaterThan(0);
  });
});
