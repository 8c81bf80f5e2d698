// How soon a click answers on a slow phone: interactions as Event Timing measures them (the input of INP), by mouse and
// by touch in turn, each on a newly loaded page, beside a button of an empty page in the same run. PRESS=name measures
// the clicks whose name begins with it, PRESS_TIMES=n sets another number of times than 20.
import { launch, middle, showWholeScreen } from './phone.mjs';
import { openShop, productPaths } from './shop.mjs';

const TIMES = Number(process.env.PRESS_TIMES ?? 20);
/**
 * Event Timing rounds to 8 ms. A click may take twice as long as the empty button, but the limit is never below this.
 */
const LEAST = 48;
/**
 * What may come later than the next paint. Its limit in ms is `times` the duration of the empty button, and never below
 * `least`. The number in the header needs a call to the service; the code of a dialog is in the page already.
 */
const replies = {
  count: { what: 'the new count in the header', least: 120, times: 5 },
  dialog: { what: 'its dialog in the page', least: 100, times: 4 },
};
const SLOW_DOWN = 4;

const EMPTY =
  '<!doctype html><meta name="viewport" content="width=device-width"><button style="width:300px;height:80px" onclick="this.textContent=this.textContent===\'a\'?\'b\':\'a\'">a</button>';

/** A button that the shop's script does not know: what a press costs on a page of this size, whatever is done. */
const addBareButton = (page) =>
  page.evaluate(() => {
    const bare = document.createElement('button');
    bare.id = 'bare';
    bare.style.cssText = 'width:300px;height:80px';
    bare.textContent = 'a';
    bare.addEventListener('click', () => {
      bare.textContent = bare.textContent === 'a' ? 'b' : 'a';
    });
    document.body.prepend(bare);
  });

const bare = (path, page) => ({
  name: `${page} bare button`,
  path,
  before: addBareButton,
  target: (shown) => shown.locator('#bare'),
  isMeasureOnly: true,
});

/** The card prepares the dialog's code when it is pointed at. */
async function pointAtCard(page) {
  await page.locator('main article').first().hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

const button = (name) => (page) => page.locator('main').getByRole('button', { name }).filter({ visible: true }).first();

async function chooseSizes(page) {
  const names = await page
    .locator('main input[type=radio]')
    .evaluateAll((radios) => [...new Set(radios.map(({ name }) => name))]);
  for (const name of names)
    await page.locator(`main input[type=radio][name="${name}"]:not(:disabled)`).first().check({ force: true });
}

/** Puts this product into a cart, through the page. */
async function fill(page, url, product) {
  await page.goto(url + product, { waitUntil: 'networkidle' });
  await chooseSizes(page);
  await button(/add to cart/i)(page).click();
  await page.waitForFunction(() =>
    /\d/.test(document.querySelector('header a[href$="/cart"]')?.getAttribute('aria-label') ?? ''),
  );
}

/**
 * The clicked elements and their pages. `before` prepares the page, outside the measurement; `reply` is what follows
 * the paint of the press.
 */
function pressesOf({ product, category }) {
  return [
    bare(product, 'product'),
    bare(category, 'listing'),
    { name: 'product add', path: product, target: button(/add to cart/i), before: chooseSizes, reply: 'count' },
    {
      name: 'product size',
      path: product,
      target: (page) => page.locator('main label:has(input[type=radio]:not(:disabled):not(:checked))').last(),
    },
    {
      name: 'product swatch',
      path: product,
      target: (page) => page.locator('main form ul a[href*="/p/"]:not([aria-current])').first(),
    },
    { name: 'listing filter', path: category, target: (page) => page.locator('[data-tools] a[href="#filters"]') },
    { name: 'listing tile', path: category, target: (page) => page.locator('main a[href*="/p/"]').first() },
    {
      name: 'listing quick shop',
      path: category,
      target: button(/quick shop/i),
      before: pointAtCard,
      reply: 'dialog',
    },
    { name: 'cart plus', path: '/en-us/cart', isFilled: true, target: button(/increase|more|one more/i) },
    { name: 'cart remove', path: '/en-us/cart', isFilled: true, target: button(/^remove/i) },
    { name: 'cart save', path: '/en-us/cart', isFilled: true, target: button(/^save/i) },
    { name: 'checkout continue', path: '/en-us/checkout', isFilled: true, target: button(/continue/i) },
  ];
}

/** Runs in the page before anything else: stores the longest event of each interaction. */
function watchEvents() {
  const longest = new Map();
  globalThis.interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Returns the milliseconds from the click to the next paint; 16 if it was too short to be reported. `replied` is when
 * the reply was in the page.
 */
async function pressed(page, session, target, isTouch, reply) {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const { x, y, width, height } = await target.boundingBox();
  const [at, beside] = [x + width / 2, y + height / 2];
  await page.evaluate((isDialog) => {
    globalThis.interactions.clear();
    const cart = document.querySelector('header a[href$="/cart"]');
    const label = cart?.getAttribute('aria-label');
    const isReplied = () =>
      isDialog ? document.querySelector('[role=dialog]') !== null : cart && cart.getAttribute('aria-label') !== label;
    globalThis.replied = new Promise((resolve) => {
      const begin = () => {
        const began = performance.now();
        const look = () => {
          if (isReplied()) resolve(performance.now() - began);
          else if (performance.now() - began > 5000) resolve(Number.POSITIVE_INFINITY);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
    // The link is clicked, but does not navigate if it would load a new document.
    addEventListener('beforeunload', () => {}, { once: true });
  }, reply === 'dialog');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  if (isTouch) await page.touchscreen.tap(at, beside);
  else await page.mouse.click(at, beside);
  const replied = reply ? await page.evaluate(() => globalThis.replied) : null;
  await page.waitForTimeout(700);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const duration = await page.evaluate(() => Math.max(16, ...globalThis.interactions.values()));
  return { duration, replied };
}

async function run(browser, url, press, product, times) {
  const durations = [];
  const waits = [];
  for (let turn = 0; turn < times; turn += 1) {
    const isTouch = turn % 2 === 1;
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    const session = await context.newCDPSession(page);
    await showWholeScreen(session);
    if (press.isFilled) await fill(page, url, product);
    if (press.html) await page.setContent(press.html);
    else await page.goto(url + press.path, { waitUntil: 'networkidle' });
    if (press.html) await page.evaluate(watchEvents);
    await press.before?.(page);
    const { duration, replied } = await pressed(page, session, press.target(page), isTouch, press.reply);
    durations.push(duration);
    if (replied !== null) waits.push(replied);
    await context.close();
  }
  return {
    duration: Math.round(middle(durations)),
    most: Math.round(Math.max(...durations)),
    replied: waits.length > 0 ? Math.round(middle(waits)) : null,
  };
}

export async function measure() {
  const shop = await openShop();
  const [product] = await productPaths(shop.url, 12);
  const { categories } = await (await fetch(`${shop.url}/products/v2/catalog/categories?locale=en-us`)).json();
  const { slug, id } = categories.find(({ level }) => level > 1) ?? categories[0];
  const wanted = pressesOf({ product, category: `/en-us/c/${slug}-${id}` }).filter(({ name }) =>
    name.startsWith(process.env.PRESS ?? ''),
  );
  const browser = await launch();
  const rows = [];
  try {
    const empty = await run(
      browser,
      shop.url,
      { html: EMPTY, target: (page) => page.locator('button') },
      product,
      TIMES,
    );
    const most = Math.max(LEAST, empty.duration * 2);
    console.log(`    a button of an empty page: ${empty.duration} ms (at most ${empty.most})`);
    for (const press of wanted) {
      const {
        duration,
        most: longest,
        replied,
      } = await run(browser, shop.url, press, product, TIMES).catch((error) => {
        throw new Error(`${press.name}: ${error.message}`);
      });
      console.log(`    ${press.name}: ${duration} ms (at most ${longest})`);
      rows.push({
        what: `press of ${press.name} at ${SLOW_DOWN}x slow-down (median of ${TIMES})`,
        value: duration,
        unit: 'ms',
        wanted: press.isMeasureOnly ? 'as a measure' : `within ${most}`,
        isMet: press.isMeasureOnly || duration <= most,
      });
      if (replied === null) continue;
      const { what, least, times } = replies[press.reply];
      const latest = Math.max(least, empty.duration * times);
      rows.push({
        what: `the same, ${what}`,
        value: replied,
        unit: 'ms',
        wanted: `within ${latest}`,
        isMet: replied <= latest,
      });
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return rows;
}
