// The transfer size of a first visit to a product page: compressed bytes by kind, pictures separately.
import { launch } from './browser.mjs';
import { openShop, productPaths } from './shop.mjs';

const kB = (bytes) => Math.round(bytes / 100) / 10;

export async function measure() {
  const shop = await openShop();
  const [path] = await productPaths(shop.url, 1);
  await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const sizes = {};
  const names = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, url: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, url } = kinds.get(requestId) ?? {};
    sizes[type] = (sizes[type] ?? 0) + encodedDataLength;
    if (type === 'Script') names.push(url);
  });
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
  await browser.close();
  await shop.close();
  const { Script = 0, Stylesheet = 0, Image = 0, Preload = 0, ...rest } = sizes;
  const script = kB(Script);
  const css = kB(Stylesheet);
  const whole = kB(Object.values(rest).reduce((sum, bytes) => sum + bytes, Script + Stylesheet));
  const foreign = names.filter((name) => /checkout|account|charts|elk/i.test(name));
  return [
    {
      what: 'JavaScript of a product page on first load',
      value: script,
      unit: 'kB',
      wanted: 'at most 150',
      isMet: script <= 150,
    },
    {
      what: 'of checkout, account and charts in it',
      value: foreign.length,
      unit: 'files',
      wanted: 'none',
      isMet: foreign.length === 0,
    },
    { what: 'CSS of a product page', value: css, unit: 'kB', wanted: 'at most 20', isMet: css <= 20 },
    {
      what: `the whole product page without its pictures (${kB(Image + Preload)} kB)`,
      value: whole,
      unit: 'kB',
      wanted: 'at most 230',
      isMet: whole <= 230,
    },
  ];
}
