// A first start: from an empty folder until the shop is open, then the home page while its pictures are drawn. Memory
// is the peak of the shop and its helper processes together.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, productPaths } from './shop.mjs';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the pictures of a page in the width that a phone uses for half of its screen. */
const picturesOf = (html) => [
  ...new Set(
    Array.from(html.matchAll(/\/images\/[a-z0-9/-]+\?w=480&amp;dpr=1[^ "]*/g), ([url]) => url.replaceAll('&amp;', '&')),
  ),
];

export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'waymark-first-'));
  const shop = await openShop({ data });
  let peak = shop.peak();
  const watch = setInterval(() => (peak = Math.max(peak, shop.memory())), 100);
  const pictures = picturesOf(await (await fetch(`${shop.url}/en-us`)).text()).slice(0, 24);
  const paths = await productPaths(shop.url, 24);
  const began = performance.now();
  const drawn = [];
  const drawing = Promise.all(
    pictures.map(async (path) => (await fetch(shop.url + path, { headers: { accept: 'image/avif' } })).arrayBuffer()),
  ).then(() => drawn.push(performance.now() - began));
  let visits = 0;
  const visit = async () => {
    const asked = performance.now();
    await (await fetch(`${shop.url}${paths[visits % paths.length]}?visit=${(visits += 1)}`)).text();
    const took = performance.now() - asked;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return took;
  };
  const meanwhile = [];
  while (drawn.length === 0) meanwhile.push(await visit());
  await drawing;
  clearInterval(watch);
  const afterwards = [];
  while (afterwards.length < meanwhile.length) afterwards.push(await visit());
  await shop.close();
  rmSync(data, { recursive: true });
  const highest = Math.round(peak);
  const [busy, calm] = [Math.round(median(meanwhile)), Math.round(median(afterwards))];
  const pages = `an uncached product page while ${pictures.length} pictures are drawn (${Math.round(drawn[0])} ms)`;
  return [
    {
      what: 'first start, on an empty folder, until it is ready',
      value: Math.round(shop.startMs),
      unit: 'ms',
      wanted: 'under 20000',
      isMet: shop.startMs < 20_000,
    },
    { what: pages, value: busy, unit: 'ms', wanted: `twice that afterwards: ${calm * 2}`, isMet: busy <= calm * 2 },
    {
      what: 'resident memory at its highest until then',
      value: highest,
      unit: 'MB',
      wanted: 'under 700',
      isMet: highest < 700,
    },
  ];
}
