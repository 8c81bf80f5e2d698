// How soon a click on a link shows that another page is being loaded: the thin bar at the top of the page (issue 15,
// C20), on a line with 600 ms latency, at the phone's slow-down and without it. By mouse and touch in turn.
import { launch, middle } from './phone.mjs';
import { openShop, productPaths } from './shop.mjs';

const TIMES = Number(process.env.PRESS_TIMES ?? 20);
const LATENCY = 600;
const LEAST = 100;

const links = ({ category }) => [
  { name: 'a tile of a listing', path: category, target: (page) => page.locator('main a[href*="/p/"]').first() },
  { name: 'the logo', path: category, target: (page) => page.locator('header a[href="/en-us"]').first() },
  { name: 'a link of the footer', path: category, target: (page) => page.locator('footer a[href*="/help/"]').first() },
];

/** Runs in the page: resolves with the milliseconds from the click to the frame that shows the bar. */
function watchBar() {
  globalThis.barShown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('nothing was clicked')), 10_000);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const { transform, animationName } = getComputedStyle(document.documentElement, '::before');
          const isShown = animationName !== 'none' && new DOMMatrix(transform).a > 0;
          if (isShown || performance.now() - timeStamp > 5000) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

async function run(browser, url, link, slowDown) {
  const waits = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url + link.path, { waitUntil: 'networkidle' });
    const target = link.target(page);
    // In the middle: a bar at an edge of the screen would be clicked instead.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(400);
    const { x, y, width, height } = await target.boundingBox();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.evaluate(watchBar);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const [across, down] = [x + width / 2, y + height / 2];
    if (turn % 2 === 1) await page.touchscreen.tap(across, down);
    else await page.mouse.click(across, down);
    waits.push(await page.evaluate(() => globalThis.barShown));
    await context.close();
  }
  return Math.round(middle(waits));
}

export async function measure() {
  const shop = await openShop();
  await productPaths(shop.url, 1);
  const { categories } = await (await fetch(`${shop.url}/products/v2/catalog/categories?locale=en-us`)).json();
  const { slug, id } = categories.find(({ level }) => level > 1) ?? categories[0];
  const browser = await launch();
  const rows = [];
  try {
    for (const slowDown of [1, 4])
      for (const link of links({ category: `/en-us/c/${slug}-${id}` })) {
        const value = await run(browser, shop.url, link, slowDown);
        rows.push({
          what: `from a click on ${link.name} to the bar, ${slowDown}x (median of ${TIMES})`,
          value,
          unit: 'ms',
          wanted: `within ${LEAST}`,
          isMet: value <= LEAST,
        });
      }
  } finally {
    await browser.close();
    await shop.close();
  }
  return rows;
}
