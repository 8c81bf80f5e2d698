import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { previewIn } from '#src/server/preview/preview.ts';
import { previewedPage } from '#src/server/preview/previewed-page.ts';

const address = `${location.origin}/en-us/help?preview=true&siteId=de-de`;
const calls: { url: string; method: string; body: string }[] = [];

/** Runs the script of a previewed page in this document. */
function run(): void {
  const html = previewedPage('<html><head></head></html>', previewIn('?preview=true&siteId=de-de') ?? expect.fail());
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
  runInThisContext(script.replace(';document.currentScript.remove()', ''));
}

const { fetch: original } = globalThis;
const { pushState, replaceState } = history;

beforeAll(() => {
  vi.stubGlobal('EventSource', class extends EventTarget {});
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as string, init);
    calls.push({ url: request.url, method: request.method, body: await request.text() });
    return new Response('{}');
  };
  history.replaceState(null, '', address);
  run();
});
afterAll(() => {
  globalThis.fetch = original;
  Object.assign(history, { pushState, replaceState });
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('asks for previews, with what a call says', async () => {
  await fetch(new Request(`${location.origin}/publish/caas/v1/canvas/menu/en-us`));
  await fetch(new Request(`${location.origin}/cart/v1/item`, { method: 'POST', body: '{"a":1}' }));
  await fetch(new Request('https://elsewhere.example/'));
  await fetch(`${location.origin}/charts/data`);
  expect(calls).toEqual([
    { url: `${location.origin}/pre/preview/caas/v1/canvas/menu/de-de`, method: 'GET', body: '' },
    { url: `${location.origin}/pre/cart/v1/item`, method: 'POST', body: '{"a":1}' },
    { url: 'https://elsewhere.example/', method: 'GET', body: '' },
    { url: `${location.origin}/charts/data`, method: 'GET', body: '' },
  ]);
});

it('keeps the preview in the address of the next page', () => {
  history.pushState({ key: 1 }, '', '/en-us/c/women-1000?sort=new');
  expect(location.search).toBe('?sort=new&preview=true&siteId=de-de');
  history.replaceState(null, '', null);
  expect(location.pathname).toBe('/en-us/c/women-1000');
});

it('keeps it in links that the browser follows, and in forms that it sends', () => {
  document.body.innerHTML =
    '<a id="in" href="/en-us/cart">a</a><a id="out" href="https://elsewhere.example/">b</a><a id="here" href="#top">c</a>' +
    '<a id="own" href="/en-us/sign-in">d</a><form action="/en-us/search"><input name="q" value="boots"></form>';
  const link = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`) ?? expect.fail(id);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  for (const id of ['out', 'here', 'in']) link(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  link('own').addEventListener('click', (event) => event.preventDefault());
  link('own').click();
  expect(['in', 'out', 'here', 'own'].map((id) => link(id).getAttribute('href'))).toEqual([
    `${location.origin}/en-us/cart?preview=true&siteId=de-de`,
    'https://elsewhere.example/',
    '#top',
    '/en-us/sign-in',
  ]);
  const form = document.querySelector('form') ?? expect.fail('form');
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe('q=boots&preview=true&siteId=de-de');
});
