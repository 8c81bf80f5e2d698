// Sign-ins of many people at once, at the full cost of Argon2id, while product pages are answered.
import { argon2, createHash, randomBytes, randomInt } from 'node:crypto';
import { guest, openShop, productPaths } from './shop.mjs';

const PEOPLE = ['maya.reed', 'theo.lambert', 'noa.lindqvist'];
const AT_ONCE = 8;
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

/** Signs in until the time is over, each try from an address of its own, and returns how many were let in. */
async function signIns(url, headers, until) {
  let count = 0;
  while (performance.now() < until) {
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
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 / PAGES - times.at(-1))));
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
  const end = until();
  const [busy, ...counts] = await Promise.all([
    pagesOf(shop.url, paths, end),
    ...Array.from({ length: AT_ONCE }, () => signIns(shop.url, headers, end)),
  ]);
  await shop.close();
  const perSecond = counts.reduce((sum, count) => sum + count, 0) / SECONDS;
  const rounded = (value) => Math.round(value * 10) / 10;
  return [
    {
      what: `sign-ins, ${AT_ONCE} at once (a bare Argon2id loop: ${rounded(bare)} 1/s)`,
      value: rounded(perSecond),
      unit: '1/s',
      wanted: 'at least 50, or 80% of the loop',
      isMet: perSecond >= Math.min(50, bare * 0.8),
    },
    {
      what: `product page meanwhile, p95 (without sign-ins ${rounded(quiet)} ms)`,
      value: rounded(busy),
      unit: 'ms',
      wanted: 'at most twice',
      isMet: busy <= 2 * quiet,
    },
  ];
}
