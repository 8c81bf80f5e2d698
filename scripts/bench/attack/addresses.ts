// Addresses that lead to another site, and requests for the host of one.
import { request } from 'node:http';
import fc from 'fast-check';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

interface Answered {
  status: number;
  location: string | undefined;
}

/** Sends a path unchanged; `fetch` would normalise it. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request(
      { hostname, port, path, method, headers: { host: new URL(url).host, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });

const pieces = [
  '/',
  '//',
  '%2F',
  '%2f',
  '%252F',
  '\\',
  '%5C',
  '%5c',
  '.',
  '..',
  '%2e%2E',
  '%09',
  '%0d%0a',
  '%00',
  '@',
  ':',
  '?',
  '#',
  'http:',
  'https:%2F%2F',
  'evil.example',
  'en-us',
  'EN-US',
  'xx-yy',
  'account',
  'cart',
  'checkout',
  '%',
  '%C0%AF',
  ';',
];
const known = [
  '/%2F%2Fevil.example/account',
  '/%5Cevil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '/en-us%2F%2Fevil.example/account',
  '/%2e%2e//evil.example',
  '/en-us//evil.example/',
  '/.//evil.example/account',
  '/;@evil.example/account',
];

/** Paths that are served beside the contract, each with something appended that does not belong there. */
const beside = [
  '/',
  '/en-us',
  '/en-us/search',
  '/en-us/product/',
  '/en-us/order-lookup',
  '/de-de/account/orders',
  '/images/',
  '/images/product/',
  '/charts',
  '/charts/data',
  '/charts/files/',
  '/charts/funnel',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/',
  '/favicon.svg',
  '/sandbox/mail',
  '/sandbox/mail/',
  '/sandbox/payments/',
  '/sandbox/bot-defence/v1/person.js',
  '/ready',
  '/pre/',
  '/mock/',
];
const names = [
  'part',
  'w',
  'dpr',
  'q',
  'sharp',
  'fmt',
  'chart',
  'id',
  'start',
  'count',
  'filter',
  'sort',
  'size',
  'st',
  'locale',
  'preview',
  'previewDateTime',
  'as',
  '__proto__',
];
const values = [
  '',
  '0',
  '-1',
  '1e400',
  'NaN',
  '99999999999999999999',
  '%',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '../../etc/passwd',
  '[object Object]',
  '{}',
  '[',
  '%22',
  "'",
  '2026-02-30',
  'x'.repeat(5000),
].map((value) => value.replaceAll(' ', '+'));
const oddRequests = fc.record({
  path: fc.constantFrom(...beside),
  tail: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...values),
    fc
      .array(fc.constantFrom(...pieces.filter((piece) => piece !== '#')), { maxLength: 3 })
      .map((parts) => parts.join('')),
  ),
  query: fc
    .array(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)).map((pair) => pair.join('=')),
      { maxLength: 3 },
    )
    .map((pairs) => pairs.join('&')),
  cookie: fc.constantFrom(
    '',
    'wm_locale=%',
    'wm_access=%; wm_refresh=%E0',
    'wm_access=eyJhbGciOiJub25lIn0.e30.',
    '=;=;',
    'wm_locale=__proto__',
    'a='.repeat(1000),
  ),
  language: fc.constantFrom('', '*', 'xx;q=9', 'de;q=', ',,,', 'en-'.repeat(500)),
});

export async function attack({ urls: [url] }: World): Promise<Line[]> {
  const { host, port } = new URL(url);
  const made = fc.sample(
    fc
      .tuple(
        fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('', '/account', '/cart'),
      )
      .map(([parts, end]) => `/${parts.join('')}${end}`),
    { seed: 1, numRuns: 1000 },
  );
  const paths = [...known, ...made.filter((path) => /^[\x21-\x7e]*$/.test(path))];
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await ask(url, path)) });
  const leaving = answers.filter(
    ({ location }) => location !== undefined && new URL(location, url).origin !== new URL(url).origin,
  );
  for (const { path, location } of leaving) console.log(`    ! ${path} leads to ${location}`);

  const odd = [];
  for (const { path, tail, query, cookie, language } of fc.sample(oddRequests, { seed: 2, numRuns: 2000 })) {
    const target = `${path}${tail}${query && `?${query}`}`;
    odd.push({
      target,
      ...(await ask(url, target, {
        ...(cookie ? { cookie } : {}),
        ...(language ? { 'accept-language': language } : {}),
      })),
    });
  }
  const broken = odd.filter(({ status }) => status >= 500);
  for (const { target, status } of broken.slice(0, 5))
    console.log(`    ! ${target.slice(0, 200)} is answered ${status}`);

  const hosts = [
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    `${host}.evil.example`,
    'localhost',
    'localhost:1',
    '169.254.169.254',
    `[::ffff:127.0.0.1]:${port}`,
    `0.0.0.0:${port}`,
  ];
  const strange = [];
  for (const name of hosts) {
    for (const path of ['/en-us', '/favicon.svg', '/cart/v1/cart', '/sandbox/mail'])
      strange.push({ name, path, ...(await ask(url, path, { host: name })) });
    strange.push({
      name,
      path: 'POST /token/v2/auth/token',
      ...(await ask(url, '/token/v2/auth/token', { host: name, origin: `http://${name}` }, 'POST')),
    });
    strange.push({ name, path: 'as a proxy says', ...(await ask(url, '/en-us', { 'x-forwarded-host': name })) });
  }
  // 400: not a valid host name.
  const taken = strange.filter(({ status }) => status !== 421 && status !== 400);
  for (const { name, path, status } of taken) console.log(`    ! ${name} ${path} is answered ${status}`);
  return [
    atMost('open redirects: answers that lead to another site', answers.length, leaving.length, 0),
    atMost('open redirects: answers of 5xx', answers.length, answers.filter(({ status }) => status >= 500).length, 0),
    atMost('odd addresses, cookies and languages beside the contract: answers of 5xx', odd.length, broken.length, 0),
    atMost('host of another site: answers but 421 and 400', strange.length, taken.length, 0),
  ];
}
