// Product pages that are not cached, beside a bare renderToString of as many elements in this process.
import { requestsPerSecond } from './load.mjs';
import { openShop, productPaths } from './shop.mjs';

// React's development build is several times slower, so the bare render beside the shop must not use it.
process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');

function bareRender(elements) {
  const Row = ({ index }) =>
    createElement(
      'li',
      { className: 'row' },
      createElement('a', { href: `/p/${index}` }, `Product ${index}`),
      createElement('span', null, '$129.00'),
    );
  const page = () =>
    createElement(
      'ul',
      null,
      Array.from({ length: Math.round(elements / 3) }, (_, index) => createElement(Row, { key: index, index })),
    );
  const until = performance.now() + 3000;
  let count = 0;
  for (let warm = 0; warm < 200; warm += 1) renderToString(page());
  const began = performance.now();
  while (performance.now() < until) {
    renderToString(page());
    count += 1;
  }
  return Math.round((count * 1000) / (performance.now() - began));
}

/** Bare renders a second of 1,500 elements on the machine on which the target figures were set. */
const yardstick = 1560;

export async function measure() {
  const shop = await openShop({ env: { PAGE_CACHE_MB: '0' } });
  const paths = await productPaths(shop.url, 100);
  const html = await (await fetch(shop.url + paths[0])).text();
  const elements = html.match(/<[a-z]/g).length;
  const { perSecond } = await requestsPerSecond({
    url: shop.url,
    requests: paths.map((path) => ({ path })),
    connections: 8,
  });
  await shop.close();
  const beside = bareRender(elements);
  const here = bareRender(1500);
  const scaled = Math.round((perSecond * yardstick) / here);
  return [
    {
      what: `uncached product page, ${elements} elements`,
      value: perSecond,
      unit: 'req/s',
      wanted: 'at least 300',
      isMet: perSecond >= 300,
    },
    {
      what: `on the figures' own machine (1,500 elements: ${yardstick}; here ${here})`,
      value: scaled,
      unit: 'req/s',
      wanted: 'at least 300',
      isMet: scaled >= 300,
    },
    {
      what: `the same beside bare renderToString (${beside})`,
      value: perSecond,
      unit: 'req/s',
      wanted: `a third: ${Math.round(beside / 3)}`,
      isMet: perSecond >= beside / 3,
    },
  ];
}
