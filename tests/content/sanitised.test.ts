import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { sites } from '#src/commerce/catalogue/site.ts';
import { noContent } from '#src/commerce/content/content-source.ts';
import { pictureAddress } from '#src/commerce/content/picture-address.ts';
import { htmlFields, sanitised } from '#src/commerce/content/sanitised.ts';
import type { ContentPage } from '#openapi/generated/waymark.gen.ts';
import { demoContent, pageSlugs } from './demo.ts';

const pageWith = (html: string): ContentPage => ({
  id: 'a',
  slug: 'a',
  title: 'A <b>',
  language: 'en',
  seo: { title: 'A', description: '', noIndex: true },
  blocks: [
    { type: 'container', id: 'c', items: [{ type: 'richText', id: 'r', html }] },
  ] as unknown as ContentPage['blocks'],
});

const shown = async (html: string) => {
  const page = await sanitised({ ...noContent, page: () => pageWith(html) }).page('a', 'en-us');
  return /"html":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(page))?.[1];
};

describe('HTML of editors', () => {
  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a picture that runs something', '<p><img src=x onerror=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['an address that runs something', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['the same, hidden', '<a href="java&#10;script:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['an address of another host that looks like ours', '<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
    ['a style', '<style>p{display:none}</style><p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    [
      'a frame and a form',
      '<iframe src="https://evil.example"></iframe><form action="/x"><input name="pin"></form>Hi',
      'Hi',
    ],
    ['a drawing', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">Hi</a></svg>', '<a>Hi</a>'],
    ['a tag that is not closed', '<p>Hi <b>there', '<p>Hi <b>there</b></p>'],
  ])('has no %s', async (_, html, rest) => expect(await shown(html)).toBe(JSON.stringify(rest)));

  test('keeps paragraphs, headings, lists, links and emphasis', async () => {
    const html =
      '<h3>A &amp; B</h3><p>One <strong>two</strong> <a href="/help">three</a>, <a href="mailto:a@b.example">mail</a></p><ul><li>Four</li></ul>';
    expect(await shown(html)).toBe(JSON.stringify(html));
  });

  test('is sanitised in headings, too, where only emphasis stays', async () => {
    const page = {
      ...pageWith(''),
      blocks: [{ type: 'hero', id: 'h', titleHtml: '<p>A <em onclick="x()">new</em> <a href="/">day</a></p>' }],
    } as unknown as ContentPage;
    expect(JSON.stringify(await sanitised({ ...noContent, page: () => page }).page('a', 'en-us'))).toContain(
      '"titleHtml":"A <em>new</em> day"',
    );
  });

  test('is sanitised once for the same object, and texts without HTML are unchanged', async () => {
    const page = pageWith('<p>Hi</p>');
    const source = sanitised({ ...noContent, page: () => page });
    const first = await source.page('a', 'en-us');
    expect(first?.title).toBe('A <b>');
    expect(await source.page('b', 'en-us')).toBe(first);
  });
});

describe('a picture of editors', () => {
  const size = { width: 780, height: 1040 };
  const at = (address: string, given = size) => pictureAddress(address, given, 'pictures.example.com');
  const wanted = 'w=1560&h=2080&sharp=60&fmt=auto&dpr=2.0&q=50';

  test.each([
    ['https://pictures.example.com/ridge.jpg', `https://pictures.example.com/ridge.jpg?${wanted}`],
    ['https://a.pictures.example.com/ridge.jpg', `https://a.pictures.example.com/ridge.jpg?${wanted}`],
    [
      'https://pictures.example.com/a?w=90&h=90',
      'https://pictures.example.com/a?w=90&h=90&sharp=60&fmt=auto&dpr=2.0&q=50',
    ],
    ['https://other.example.com/ridge.jpg', 'https://other.example.com/ridge.jpg'],
    ['https://notpictures.example.com/ridge.jpg', 'https://notpictures.example.com/ridge.jpg'],
    ['https://', 'https://'],
    ['scene/ridge-dawn/wide', 'scene/ridge-dawn/wide'],
  ])('%s', (address, asked) => expect(at(address)).toBe(asked));

  test('has no address without a size', () =>
    expect(at('https://pictures.example.com/ridge.jpg', { width: Number.NaN, height: 1 })).toBe(''));

  test('is asked for at its size wherever it is, and so is the poster of a video', async () => {
    const address = 'https://pictures.example.com/ridge.jpg';
    const page = {
      ...pageWith(''),
      blocks: [
        { type: 'picture', id: 'p', media: { sm: { kind: 'image', path: address, alt: '', ...size } } },
        { type: 'video', id: 'v', media: { sm: { kind: 'video', path: '/a.mp4', poster: address, alt: '', ...size } } },
      ],
    } as unknown as ContentPage;
    const source = { ...noContent, page: () => page };
    const asked = async (options: Parameters<typeof sanitised>[1]) =>
      JSON.stringify(await sanitised(source, options).page('a', 'en-us')).split(`${address}?${wanted}`).length - 1;
    expect(await asked({ pictureHost: 'pictures.example.com' })).toBe(2);
    expect(await asked({})).toBe(0);
  });
});

test('every field of the contract that holds HTML is sanitised', () => {
  const named: string[] = [];
  const look = (value: unknown, field: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && inner === '#/components/schemas/ContentHtml') named.push(field);
      look(inner, key);
    }
  };
  look(parse(readFileSync('openapi/content.yaml', 'utf8')), '');
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(htmlFields).toSorted());
});

/** Makes equal spellings comparable: `<br />` and `<br>`, space and `&nbsp;`. */
const plain = (thing: unknown) => JSON.stringify(thing).replaceAll('<br />', '<br>').replaceAll(' ', '&nbsp;');

test.each(sites.map(({ locale }) => locale))(
  'sanitising removes nothing from the demo’s content in %s',
  async (locale) => {
    const source = sanitised(demoContent);
    for (const slug of pageSlugs(locale))
      expect(plain(await source.page(slug, locale))).toBe(plain(await demoContent.page(slug, locale)));
    expect(plain(await source.articles(locale))).toBe(plain(await demoContent.articles(locale)));
    expect(plain(await source.menu(locale))).toBe(plain(await demoContent.menu(locale)));
    expect(plain(await source.popups(locale))).toBe(plain(await demoContent.popups(locale)));
  },
);
