// The cost of watching a page. The result is the share of the inspector's own functions in a profile of the page's main
// thread: both are counted in the same seconds of the same page, so that other load on the machine affects neither. Two
// pages side by side, one watched and one not, differ by more than that; they are printed as a check. Also: the bytes
// of the inspector in a page that is not watched.
import { launch } from './browser.mjs';
import { openShop, productPaths } from './shop.mjs';

const rounds = 8;
const presses = 6;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the seconds that the page's main thread has worked so far. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

const ownFiles = /\/assets\/(?:inspect|mask|recording|channel)-[\w-]+\.js$/;

/** Returns the share, in percent, of the inspector's functions and everything they call, in a profile of the page. */
function shareIn({ nodes, samples, timeDeltas }) {
  const kinds = new Map();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  // The browser's own work (styles, layout, paint) is listed beside the scripts; what a script calls in the browser
  // belongs to the script.
  const sort = ({ id, callFrame: { functionName, url }, children = [] }, caller) => {
    const kind =
      functionName in times ? functionName : caller === 'own' || ownFiles.test(url) ? 'own' : url ? 'script' : caller;
    kinds.set(id, kind);
    for (const child of children) sort(byId.get(child), kind);
  };
  const times = { own: 0, script: 0, other: 0, '(garbage collector)': 0, '(idle)': 0 };
  for (const child of nodes[0].children) sort(byId.get(child), 'other');
  kinds.set(nodes[0].id, '(idle)');
  samples.forEach((id, index) => (times[kinds.get(id)] += timeDeltas[index]));
  const { '(garbage collector)': collecting, script, other } = times;
  if (times.own === 0) throw new Error('the profile saw nothing of the inspector');
  // Garbage collection is divided between the scripts, by their running time.
  const own = times.own + (collecting * times.own) / (times.own + script);
  const all = times.own + script + other + collecting;
  return (own / (all - own)) * 100;
}

/**
 * Opens a shopper's page, with a size chosen, and waits until it is idle; a watched one has the inspector's window
 * beside it.
 */
async function openPage(browser, origin, path) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  if (path.endsWith('?inspect'))
    await (await context.newPage()).goto(`${origin}/charts/live`, { waitUntil: 'networkidle' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const groups = await page
    .locator('main input[type=radio]')
    .evaluateAll((radios) => [...new Set(radios.map(({ name }) => name))]);
  for (const name of groups)
    await page.locator(`main input[type=radio][name="${name}"]:not(:disabled)`).first().check({ force: true });
  return { page, session };
}

/** Clicks and scrolls like a shopper, and waits until the page has sent all its events. */
async function walk({ page }) {
  await page.evaluate(async (times) => {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const button = [...document.querySelectorAll('button')].find(
      (one) => /add to cart/i.test(one.textContent ?? '') && one.offsetParent,
    );
    for (let press = 0; press < times; press += 1) {
      button.click();
      await wait(300);
      scrollTo(0, press % 2 === 0 ? 400 : 0);
      await wait(200);
    }
    await wait(500);
  }, presses);
}

/** Returns the milliseconds of work that the page needs for such a walk. */
async function workFor(opened) {
  const before = await workOf(opened.session);
  await walk(opened);
  return ((await workOf(opened.session)) - before) * 1000;
}

/** Returns the inspector's share in the work of such a walk, in percent. */
async function shareFor(opened) {
  await opened.session.send('Profiler.enable');
  await opened.session.send('Profiler.setSamplingInterval', { interval: 200 });
  await opened.session.send('Profiler.start');
  await walk(opened);
  return shareIn((await opened.session.send('Profiler.stop')).profile);
}

export async function measure() {
  const shop = await openShop();
  const [path] = await productPaths(shop.url, 1);
  const browser = await launch();
  const quiet = [];
  const watched = [];
  const profiled = [];
  for (let round = 0; round < rounds; round += 1) {
    // The first of each fills caches, and is not counted.
    for (const [query, works] of round % 2 === 0
      ? [
          ['', quiet],
          ['?inspect', watched],
        ]
      : [
          ['?inspect', watched],
          ['', quiet],
        ]) {
      const opened = await openPage(browser, shop.url, path + query);
      const work = await workFor(opened);
      if (round > 0) works.push(work);
      await opened.page.context().close();
    }
    const opened = await openPage(browser, shop.url, `${path}?inspect`);
    profiled.push(await shareFor(opened));
    await opened.page.context().close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
  await browser.close();
  await shop.close();
  const [without, withIt] = [median(quiet), median(watched)];
  // Each round is compared with itself: other load on the machine slows both halves of it, and the median drops
  // outliers.
  const shares = watched.map((work, round) => (work / quiet[round] - 1) * 100).toSorted((a, b) => a - b);
  const tenth = (percent) => Math.round(percent * 10) / 10;
  const share = tenth(median(shares));
  const spread = tenth((shares[Math.floor(shares.length * 0.75)] - shares[Math.floor(shares.length * 0.25)]) / 2);
  const files = asked.filter((url) => /inspect|stately|mask|recorder/i.test(url));
  return [
    {
      what: `work of a page for ${presses} adds, unwatched (median of ${rounds - 1})`,
      value: Math.round(without),
      unit: 'ms',
      wanted: 'as a measure',
      isMet: true,
    },
    {
      what: 'the same, watched in the open window of the inspector',
      value: Math.round(withIt),
      unit: 'ms',
      wanted: 'as a measure',
      isMet: true,
    },
    {
      what: `the difference (median of the rounds, give or take ${spread})`,
      value: share,
      unit: '%',
      wanted: 'as a measure',
      isMet: true,
    },
    {
      what: `what the inspector adds: its share in a profile (median of ${rounds})`,
      value: tenth(median(profiled)),
      unit: '%',
      wanted: 'under 5',
      isMet: median(profiled) < 5,
    },
    {
      what: 'the largest of these shares',
      value: tenth(Math.max(...profiled)),
      unit: '%',
      wanted: 'under 5',
      isMet: Math.max(...profiled) < 5,
    },
    {
      what: 'files of the inspector that a page loads unasked',
      value: files.length,
      unit: 'files',
      wanted: 'none',
      isMet: files.length === 0,
    },
  ];
}
