// Lighthouse with a simulated phone on a slow line, on the pages of the way to a purchase, once their pictures are
// drawn.
import lighthouse from 'lighthouse';
import { launch } from './browser.mjs';
import { openShop, productPaths } from './shop.mjs';

const PORT = 9333;
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Private pages are excluded from search engines. */
const unlisted = new Set(['cart']);

export async function measure() {
  const shop = await openShop();
  const [product] = await productPaths(shop.url, 1);
  const { categories } = await (await fetch(`${shop.url}/products/v2/catalog/categories?locale=en-us`)).json();
  const { slug, id } = categories.find(({ level }) => level > 1) ?? categories[0];
  const rows = [];
  for (const [name, path] of [
    ['home', '/en-us'],
    ['category', `/en-us/c/${slug}-${id}`],
    ['product', product],
    ['cart', '/en-us/cart'],
  ]) {
    const browser = await launch([`--remote-debugging-port=${PORT}`]);
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.close();
    }
    await shop.settled();
    const { lhr } = await lighthouse(shop.url + path, {
      port: PORT,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: Object.keys(wanted),
    });
    await browser.close();
    // The simulated phone is this machine at a quarter of its speed, which fits a desktop computer with a benchmark
    // index of 1,500 to 2,000. On a slower machine the same page blocks longer.
    console.log(
      `    ${name}: Lighthouse's own measure of this machine is ${Math.round(lhr.environment.benchmarkIndex)}`,
    );
    for (const [category, least] of Object.entries(wanted)) {
      const score = Math.round(lhr.categories[category].score * 100);
      const failed = Object.values(lhr.audits).filter(
        ({ score: one, id: audit }) =>
          one !== null &&
          one < 0.9 &&
          lhr.categories[category].auditRefs.some((ref) => ref.id === audit && ref.weight > 0),
      );
      if (category === 'seo' && unlisted.has(name)) continue;
      if (score < least)
        console.log(
          `    ${name}, ${category}: ${failed.map(({ id: audit, displayValue }) => `${audit} ${displayValue ?? ''}`).join('; ')}`,
        );
      rows.push({
        what: `Lighthouse ${category} of ${name}`,
        value: score,
        unit: '',
        wanted: `at least ${least}`,
        isMet: score >= least,
      });
    }
    const shift = Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1000) / 1000;
    rows.push({ what: `layout shift of ${name}`, value: shift, unit: '', wanted: '0', isMet: shift === 0 });
  }
  await shop.close();
  return rows;
}
