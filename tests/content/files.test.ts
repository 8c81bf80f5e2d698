import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checked, contentFor, contentIn } from '#src/commerce/content/checked.ts';
import { type ContentFolder, openContentFolder } from '#src/commerce/content/files/content-folder.ts';
import { placeOf } from '#src/commerce/content/files/file-kinds.ts';
import { readFile } from '#src/commerce/content/files/read-file.ts';
import { asOf, nextChange } from '#src/commerce/content/files/validity.ts';
import { type ContentSource, noContent } from '#src/commerce/content/content-source.ts';
import { sanitised } from '#src/commerce/content/sanitised.ts';
import { demoContent, demoFiles } from './demo.ts';

/** Files that the user of the shop may not read. A test that runs as root may read all. */
const mocks = vi.hoisted(() => {
  // An earlier file of the worker may have loaded these modules without the mock (decision 094).
  vi.resetModules();
  return { refused: new Set<unknown>() };
});
afterAll(() => void vi.resetModules());
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const readFileSync = (...asked: Parameters<typeof real.readFileSync>) => {
    if (mocks.refused.has(asked[0])) throw Object.assign(new Error('refused'), { code: 'EACCES' });
    return real.readFileSync(...asked);
  };
  return { ...real, readFileSync };
});

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
    ['en/articles/lace.yaml', { site: 'en', kind: 'article', id: 'lace', isDraft: false }],
    ['en/search/no-results.yaml', { site: 'en', kind: 'search', id: 'no-results', isDraft: false }],
    ['de-de/utility.draft.yaml', { site: 'de-de', kind: 'utility', id: 'utility', isDraft: true }],
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

  it('is a text that begins with a star, an alias of itself, and one that repeats too much', () => {
    expect(found('title: Snow\nsubtitle: *New\n')).toEqual(['2 *New names no anchor: put a text with * in quotes']);
    expect(found('title: Snow\nblocks: &all\n  - { id: a, blocks: *all }\n')).toEqual(['3 *all contains itself']);
    const lists = [...'bcdefgh'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`);
    expect(found(['a: &a [x,x,x,x,x,x,x,x,x]', ...lists].join('\n'))).toEqual(['1 its aliases (*) repeat too much']);
    expect(found(pageWith('&text Hi') + '  - { id: more, type: richText, html: *text }\n')).toEqual([]);
  });

  it('is a time that ends before it begins', () =>
    expect(found(`${pageWith('Hi')}validFrom: 2026-12-02\nvalidTo: 2026-12-01\n`)).toEqual([
      '8 validTo: is not after validFrom',
    ]));

  it('is an unknown kind of search', () =>
    expect(found('blocks: []', 'en/search/somewhere.yaml')).toEqual([expect.stringMatching(/^1 searchType: /)]));

  it('is nothing in the files of the demo', () => {
    expect(demoFiles.length).toBeGreaterThan(0);
    expect(demoFiles.flatMap(({ path, read }) => read().findings.map((finding) => ({ path, ...finding })))).toEqual([]);
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

  it('keeps what a file with a text that begins with a star said, and goes on reading others', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    const content = open();
    write('en/pages/ice.yaml', `${pageWith('*New')}validFrom: 2026-11-01\n`);
    write('en/pages/snow.yaml', pageWith('new'));
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), { timeout: 5000 });
    expect(await htmlOf(content, 'publish')).toEqual(['new']);
    opened.close();
    expect(await htmlOf(open(), 'publish')).toEqual(['new']);
    expect(lines).toContainEqual(expect.objectContaining({ file: 'en/pages/ice.yaml', line: 6 }));
  });

  it('keeps what a file said while the shop may not read it, and goes on reading others', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    const content = open();
    mocks.refused.add(join(folder, 'en/pages/ice.yaml')).add(join(folder, 'en/pages/snow.yaml'));
    write('en/pages/ice.yaml', pageWith('ice'));
    write('en/pages/snow.yaml', pageWith('new'));
    write('en/pages/rain.yaml', pageWith('rain'));
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), { timeout: 5000 });
    expect((await content.page('rain', 'en-us'))?.title).toBe('Snow');
    expect(await htmlOf(content, 'publish')).toEqual(['old']);
    opened.close();
    expect(await open().page('ice', 'en-us')).toBeNull();
    expect(lines).toContainEqual({ file: 'en/pages/ice.yaml', line: 1, message: 'the shop may not read it (EACCES)' });
    mocks.refused.clear();
  });

  it('is the working state in calls below /pre that have no mode', () => {
    const content = open();
    expect(contentFor(content, { isPreview: true })).toBe(content.preview(null));
    expect(contentFor(content, { isPreview: false })).toBe(content);
  });

  it('has the stories, newest first, with their tags, without an incomplete one', async () => {
    const card = (date: string) => `title: Lacing
date: ${date}
picture: { kind: image, path: scene/trail-path/square, alt: '', width: 1000, height: 1000 }
facets: [{ id: trail, label: Trail }]
`;
    write('en/articles/lace.yaml', card('2026-10-14'));
    write('en/articles/pack.yaml', card('2026-11-09'));
    write('en/articles/none.yaml', 'title: No picture\n');
    const { articles, tags } = await open().articles('en-us');
    expect(articles.map(({ url, tags: own }) => [url, own])).toEqual([
      ['/stories/pack', ['trail']],
      ['/stories/lace', ['trail']],
    ]);
    expect(tags).toEqual([{ id: 'trail', label: 'Trail' }]);
    expect(lines).toEqual([expect.objectContaining({ file: 'en/articles/none.yaml', message: 'needs picture' })]);
  });

  it('has collections, the blocks of searches, and the links to service', async () => {
    write(
      'en/collections/rain.yaml',
      `kind: collection
title: Rain
subtitle: Dry for a day.
url: /collections/rain
picture: { kind: image, path: scene/trail-path/square, alt: '', width: 1000, height: 1000 }
`,
    );
    write('en/search/no-results.yaml', 'blocks: [{ id: help, type: richText, html: <p>Help</p> }]\n');
    write('en/utility.yaml', 'links: [{ url: /help/delivery, text: Delivery }]\n');
    const content = open();
    expect((await content.collections('en-gb')).map(({ id }) => id)).toEqual(['rain']);
    expect((await content.searchBlocks('no-results', 'en-gb')).map(({ id }) => id)).toEqual(['help']);
    expect(await content.searchBlocks('products', 'en-gb')).toEqual([]);
    expect((await content.utility('en-gb')).map(({ text }) => text)).toEqual(['Delivery']);
    expect(lines).toEqual([]);
  });

  it('has the words that lead a search to a page, without a broken answer', async () => {
    write(
      'en/search/products.yaml',
      `answers:
  - { words: [snow, Snow Boots], page: help/snow }
  - { words: [ice], page: //elsewhere.example }
  - { words: [rain, snow], page: help/rain }
`,
    );
    const content = open();
    const found = await Promise.all(
      ['  snòw  boots ', 'snow', 'rain', 'ice', 'tent'].map((words) => content.pageFor(words, 'en-gb')),
    );
    expect(found).toEqual(['help/snow', 'help/snow', 'help/rain', null, null]);
    expect(await content.pageFor('snow', 'de-de')).toBeNull();
    expect(await content.pagesFor('sno', 'en-gb')).toEqual(['help/snow', 'help/rain']);
    expect(await content.pagesFor('trail shoes for rain', 'en-gb')).toEqual(['help/rain']);
    expect(await content.searchBlocks('products', 'en-gb')).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ file: 'en/search/products.yaml', line: 3 })]);
  });

  it('asks the content below where no file answers a search', async () => {
    write('en/search/products.yaml', 'answers: [{ words: [returns], page: help/snow }]\n');
    opened = openContentFolder(folder, { base: demoContent, clock: () => time, log });
    expect(await opened.content.pageFor('returns', 'en-gb')).toBe('help/snow');
    expect(await opened.content.pageFor('refund', 'en-gb')).toBe('help/returns/how-to-return');
    expect(await opened.content.pagesFor('returns', 'en-gb')).toEqual(['help/snow', 'help/returns/how-to-return']);
  });

  it('has the blocks of a fragment of the locale in the place of its include', async () => {
    const terms = (html: string) =>
      `name: Terms\ntitle: Terms\nblocks: [{ id: terms, type: richText, html: ${html} }]\n`;
    write('en/pages/snow.yaml', `${pageWith('first')}  - fragment: terms\n`);
    write('en/fragments/terms.yaml', terms('metric'));
    write('en-us/fragments/terms.yaml', terms('inches'));
    write('en/fragments/terms.draft.yaml', terms('new'));
    const content = open();
    const shown = async (source: ContentSource, locale: 'en-us' | 'en-gb') =>
      (await source.page('snow', locale))?.blocks.map((block) => ('html' in block ? block.html : block.type));
    expect(await shown(content, 'en-us')).toEqual(['first', 'inches']);
    expect(await shown(content, 'en-gb')).toEqual(['first', 'metric']);
    expect(await shown(content.preview(null), 'en-gb')).toEqual(['first', 'new']);
    expect(lines).toEqual([]);
  });

  it('names a fragment that does not exist, or includes itself, in preview and in the log', async () => {
    write('en/pages/snow.yaml', `${pageWith('first')}  - fragment: nowhere\n  - fragment: terms\n`);
    write('en/fragments/terms.yaml', 'name: Terms\ntitle: Terms\nblocks: [{ fragment: terms }]\n');
    const content = open();
    expect(await htmlOf(content, 'publish')).toEqual(['first']);
    expect(lines).toEqual([
      { block: 'nowhere', type: 'fragment', defects: ['type: unknown'] },
      { block: 'terms', type: 'fragment', defects: ['type: unknown'] },
    ]);
    expect(await htmlOf(content, 'preview')).toEqual(['first', 'broken', 'broken']);
  });

  it('has content for every product whose id begins alike: its own file, then the longest beginning', async () => {
    const blocks = (html: string) => `bottomBlocks: [{ id: text, type: richText, html: ${html} }]\n`;
    write('en/families/WM.yaml', blocks('all'));
    write('en/families/WMTR.yaml', blocks('trail'));
    write('en/products/WMTR1002.yaml', blocks('own'));
    const content = open();
    const shown = async (id: string) =>
      JSON.stringify(await content.productContent({ id, masterId: id.slice(0, 8) }, 'en-gb'));
    expect(await shown('WMTR1002MOS')).toContain('"own"');
    expect(JSON.parse(await shown('WMTR1001MOS'))).toEqual({
      id: 'product-WMTR1001',
      productId: 'WMTR1001MOS',
      topBlocks: [],
      bottomBlocks: [{ id: 'text', type: 'richText', html: 'trail' }],
    });
    expect(await shown('WMHK1001MOS')).toContain('"all"');
    expect(await shown('OTHER001MOS')).toBe('null');
    expect(lines).toEqual([]);
  });

  it('has its pop-ups in the order of the names of their files', async () => {
    const popup = (id: string) => `id: ${id}\nname: ${id}\ntitle: A\nminimizedTitle: A\nbaselines: []\n`;
    write('all/popups/2-early.yaml', popup('early'));
    write('en/popups/1-late.yaml', popup('late'));
    expect((await open().popups('en-us')).map(({ id }) => id)).toEqual(['late', 'early']);
  });

  it('leaves what is published while its draft cannot be read', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    write('en/pages/snow.draft.yaml', 'title: Snow\nblocks: [');
    expect(await htmlOf(open(), 'preview')).toEqual(['old']);
  });

  it('is parsed a file at a time, when that is first needed', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    write('en/pages/ice.yaml', 'title: Ice\nblocks: [');
    const content = open();
    expect(await htmlOf(content, 'publish')).toEqual(['old']);
    expect(lines).toEqual([]);
    expect(await content.page('ice', 'en-us')).toBeNull();
    expect(await content.page('ice', 'en-gb')).toBeNull();
    expect(lines).toEqual([expect.objectContaining({ file: 'en/pages/ice.yaml', line: 2 })]);
  });

  it('is read from a folder that is made later, and made again', async () => {
    const content = open();
    write('de/pages/snow.yaml', pageWith('new'));
    const shown = async () => JSON.stringify((await content.page('snow', 'de-de'))?.blocks ?? null);
    await vi.waitFor(async () => expect(await shown()).toContain('new'), { timeout: 5000 });
    rmSync(join(folder, 'de'), { recursive: true });
    await vi.waitFor(async () => expect(await shown()).toBe('null'), { timeout: 5000 });
    write('de/pages/snow.yaml', pageWith('again'));
    await vi.waitFor(async () => expect(await shown()).toContain('again'), { timeout: 5000 });
    write('de/pages/snow.yaml', pageWith('once more'));
    await vi.waitFor(async () => expect(await shown()).toContain('once more'), { timeout: 5000 });
  });

  it('is read anew after another folder took its place, and after a link to it changed', async () => {
    const [root, releases] = [folder, ['first', 'second'].map((name) => join(folder, name))];
    for (const [at, release] of releases.entries()) {
      folder = release;
      write('en/pages/snow.yaml', pageWith(`release ${at}`));
    }
    folder = join(root, 'current');
    symlinkSync(releases[0] ?? '', folder);
    const content = open();
    const shows = (text: string) =>
      vi.waitFor(async () => expect(await htmlOf(content, 'publish')).toEqual([text]), { timeout: 5000 });
    await shows('release 0');
    symlinkSync(releases[1] ?? '', join(root, 'next'));
    renameSync(join(root, 'next'), folder);
    await shows('release 1');
    rmSync(folder);
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 5000 });
    expect(await htmlOf(content, 'publish')).toEqual(['release 1']);
    write('en/pages/snow.yaml', pageWith('made anew'));
    await shows('made anew');
    write('en/pages/snow.yaml', pageWith('saved again'));
    await shows('saved again');
    folder = root;
  });

  it('takes scripts out of what editors write, in preview too', async () => {
    write('en/pages/snow.draft.yaml', pageWith('"<p>Hi</p><script>alert(1)</script>"'));
    expect(await htmlOf(open(), 'preview')).toEqual(['<p>Hi</p>']);
  });

  it('lists its documents with the time of their last change', async () => {
    write('en/pages/snow.yaml', pageWith('old'));
    write('en/fragments/terms.yaml', 'name: Terms\ntitle: Terms\nblocks: []\n');
    write('en/menu.yaml', 'items: []\n');
    write('all/search/products.yaml', 'blocks: []\n');
    const documents = await open().documents('en-us');
    expect(documents.map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ['page', 'page-snow', 'Snow'],
      ['fragment', 'terms', 'Terms'],
      ['menu', 'menu', 'Menu'],
      ['search', 'search-products', 'Search: products'],
    ]);
    expect(Date.parse(documents[0]?.modificationDate ?? '')).toBeGreaterThan(0);
  });
});
