// Sign-ins of many people at once, at the full cost of Argon2id, while product pages are answered.
import { argon2, createHash, randomBytes, randomInt } from 'node:crypto';
import { guest, openShop, productPaths } from './shop.mjs';

const PEOPLE = ['maya.reed', 'theo.lambert', 'noa.lindqvist'];
const AT_ONCE = 8;
/** Sign-ins a second beside which pages are measured; fewer if 80% of the bare loop is less. */
const WANTED = 50;
const SECONDS = 8;
/** Pages a second, one after another: what a shopper's wait is measured with, and no load of its own. */
const PAGES = 25;

/** The parameters of src/commerce/auth/passwords.ts on two processors, with nothing else to do. */
async function bareLoop() {
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const hash = () =>
    new Promise((resolve, reject) =>
      argon2('argon2id', { ...cost, message: 'Trailhead1', nonce: randomBytes(16) }, (error, bytes) =>
        error ? reject(error) : resolve(bytes),
      ),
    );
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await hash();
      count += 1;
    }
  };
  await Promise.all([loop(), loop()]);
  return count / SECONDS;
}

const rest = (until) => new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));

/**
 * Signs in until the time is over, each try from an address of its own and `every` milliseconds after the last one, if
 * that was answered by then. Returns how many were let in.
 */
async function signIns(url, headers, until, every = 0) {
  let count = 0;
  while (performance.now() < until) {
    const began = performance.now();
    const codeChallenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
    const username = `${PEOPLE[randomInt(PEOPLE.length)]}@example.com`;
    const answer = await fetch(`${url}/consumers-v3/auth/signin`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
      body: JSON.stringify({ type: 'Registered', username, password: 'Trailhead1', codeChallenge }),
    });
    if (!answer.ok) throw new Error(`a sign-in was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    count += 1;
    await rest(began + every);
  }
  return count;
}

/** Returns the 95th percentile of the time until a product page is there, in milliseconds. */
async function pagesOf(url, paths, until) {
  const times = [];
  for (let at = 0; performance.now() < until; at += 1) {
    const began = performance.now();
    await (await fetch(`${url}${paths[at % paths.length]}`)).arrayBuffer();
    times.push(performance.now() - began);
    await rest(began + 1000 / PAGES);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

export async function measure() {
  const bare = await bareLoop();
  // PGlite computes in the process that renders pages; a production has a server for it.
  const DATABASE_URL = process.env.BENCH_DATABASE_URL ?? '';
  const shop = await openShop({
    ...(DATABASE_URL === '' ? {} : { data: '.data/bench-postgres' }),
    env: { TRUST_PROXY: 'loopback', DATABASE_URL },
  });
  await shop.settled();
  const headers = await guest(shop.url);
  const paths = await productPaths(shop.url, 20);
  const until = () => performance.now() + SECONDS * 1000;
  await pagesOf(shop.url, paths, until());
  const quiet = await pagesOf(shop.url, paths, until());
  /** Returns the pages' 95th percentile and the sign-ins a second, of AT_ONCE clients that sign in. */
  const both = async (every) => {
    const end = until();
    const [pages, ...counts] = await Promise.all([
      pagesOf(shop.url, paths, end),
      ...Array.from({ length: AT_ONCE }, () => signIns(shop.url, headers, end, every)),
    ]);
    return { pages, perSecond: counts.reduce((sum, count) => sum + count, 0) / SECONDS };
  };
  const wanted = Math.min(WANTED, bare * 0.8);
  const most = await both(0);
  const steady = await both((AT_ONCE * 1000) / wanted);
  await shop.close();
  const rounded = (value) => Math.round(value * 10) / 10;
  return [
    {
      what: `sign-ins, ${AT_ONCE} at once (a bare Argon2id loop: ${rounded(bare)} 1/s)`,
      value: rounded(most.perSecond),
      unit: '1/s',
      wanted: 'at least 50, or 80% of the loop',
      isMet: most.perSecond >= wanted,
    },
    {
      what: `product page beside ${rounded(steady.perSecond)} sign-ins a second, p95 (beside none ${rounded(quiet)} ms, beside all ${rounded(most.pages)} ms)`,
      value: rounded(steady.pages),
      unit: 'ms',
      wanted: 'at most twice',
      isMet: steady.pages <= 2 * quiet,
    },
  ];
}
