// Takes the README's pictures from a running shop: `node scripts/readme-pictures.mjs http://localhost:3000`.
import sharp from 'sharp';
import { launch } from './bench/browser.mjs';

const base = process.argv[2] ?? 'http://localhost:3000';
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

async function take(name) {
  await page.waitForTimeout(1500);
  await sharp(await page.screenshot())
    .resize({ width: 960 })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(`docs/pictures/${name}.jpg`);
}

await page.goto(`${base}/en-us`);
await take('home');
const { products } = await (await fetch(`${base}/products/v2/catalog?locale=en-us&count=8`)).json();
const { categories } = await (await fetch(`${base}/products/v2/catalog/categories?locale=en-us`)).json();
const category = categories.find(({ slug }) => slug.includes('trail'));
await page.goto(`${base}/en-us/c/${category.slug}-${category.id}`);
await take('category');
await page.goto(`${base}/en-us${products[0].url}`);
await page.getByRole('radio', { name: '8', exact: true }).check({ force: true });
await take('product');
await page
  .getByRole('button', { name: /add to cart/i })
  .first()
  .click();
await page.getByRole('dialog').waitFor();
await page.goto(`${base}/en-us/checkout`);
await page.getByLabel(/email/i).first().waitFor();
await take('checkout');
await page.goto(`${base}/charts`);
await take('charts');
await page.goto(`${base}/charts/challenge`);
const fit = page.getByRole('button', { name: 'Fit' }).first();
await fit.click();
await fit.evaluate((button) => scrollTo(0, button.getBoundingClientRect().top + scrollY - 16));
await take('chart');
await browser.close();
