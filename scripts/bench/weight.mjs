// The transfer size of a first visit to a product page and a category: compressed bytes by kind, pictures separately.
import { launch } from './browser.mjs';
import { openShop, productPaths } from './shop.mjs';

const kB = (bytes) => Math.round(bytes / 100) / 10;

/** The bytes by kind of a first visit, and the addresses of the scripts. */
async function visit(browser, url) {
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
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
    const { type, url: address } = kinds.get(requestId) ?? {};
    sizes[type] = (sizes[type] ?? 0) + encodedDataLength;
    if (type === 'Script') names.push(address);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return { sizes, names };
}

const row = (what, bytes, most) => ({
  what,
  value: kB(bytes),
  unit: 'kB',
  wanted: `at most ${most}`,
  // A page that could not be loaded weighs nothing.
  isMet: bytes > 0 && kB(bytes) <= most,
});

export async function measure() {
  const shop = await openShop();
  const [product] = await productPaths(shop.url, 1);
  const { categories } = await (await fetch(`${shop.url}/products/v2/catalog/categories?locale=en-us`)).json();
  const { slug, id } = categories.find(({ level }) => level > 1) ?? categories[0];
  const browser = await launch();
  const { sizes, names } = await visit(browser, shop.url + product);
  const category = await visit(browser, `${shop.url}/en-us/c/${slug}-${id}`);
  await browser.close();
  await shop.close();
  const { Script = 0, Stylesheet = 0, Image = 0, Preload = 0, ...rest } = sizes;
  const foreign = names.filter((name) => /checkout|account|charts|elk/i.test(name));
  return [
    row('JavaScript of a product page on first load', Script, 149.8),
    {
      what: 'of checkout, account and charts in it',
      value: foreign.length,
      unit: 'files',
      wanted: 'none',
      isMet: foreign.length === 0,
    },
    row('CSS of a product page', Stylesheet, 20),
    row(
      `the whole product page without its pictures (${kB(Image + Preload)} kB)`,
      Object.values(rest).reduce((sum, bytes) => sum + bytes, Script + Stylesheet),
      230,
    ),
    row('JavaScript of a category on first load', category.sizes.Script ?? 0, 161),
  ];
}
