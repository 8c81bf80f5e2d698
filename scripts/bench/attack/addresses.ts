// Addresses that lead to another site, and requests for the host of one.
import { request } from 'node:http';
import fc from 'fast-check';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

interface Answered {
  status: number;
  location: string | undefined;
}

/** Sends a path as it is written: `fetch` would tidy it. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method, headers: { host: new URL(url).host, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
    });
    sent.on('error', reject);
    sent.end();
  });

const pieces = ['/', '//', '%2F', '%2f', '%252F', '\\', '%5C', '%5c', '.', '..', '%2e%2E', '%09', '%0d%0a', '%00', '@', ':', '?', '#', 'http:', 'https:%2F%2F', 'evil.example', 'en-us', 'EN-US', 'xx-yy', 'account', 'cart', 'checkout', '%', '%C0%AF', ';'];
const known = ['/%2F%2Fevil.example/account', '/%5Cevil.example/account', '//evil.example/account', '/\\evil.example/account', '/en-us%2F%2Fevil.example/account', '/%2e%2e//evil.example', '/en-us//evil.example/', '/.//evil.example/account', '/;@evil.example/account'];

export async function attack({ urls: [url] }: World): Promise<Line[]> {
  const { host, port } = new URL(url);
  const made = fc.sample(fc.tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }), fc.constantFrom('', '/account', '/cart')).map(([parts, end]) => `/${parts.join('')}${end}`), { seed: 1, numRuns: 1000 });
  const paths = [...known, ...made.filter((path) => /^[\x21-\x7e]*$/.test(path))];
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await ask(url, path)) });
  const leaving = answers.filter(({ location }) => location !== undefined && new URL(location, url).origin !== new URL(url).origin);
  for (const { path, location } of leaving) console.log(`    ! ${path} leads to ${location}`);

  const hosts = ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, `127.0.0.1.evil.example:${port}`, `${host}.evil.example`, 'localhost', 'localhost:1', '169.254.169.254', `[::ffff:127.0.0.1]:${port}`, `0.0.0.0:${port}`];
  const strange = [];
  for (const name of hosts) {
    for (const path of ['/en-us', '/favicon.svg', '/cart/v1/cart', '/sandbox/mail']) strange.push({ name, path, ...(await ask(url, path, { host: name })) });
    strange.push({ name, path: 'POST /token/v2/auth/token', ...(await ask(url, '/token/v2/auth/token', { host: name, origin: `http://${name}` }, 'POST')) });
    strange.push({ name, path: 'as a proxy says', ...(await ask(url, '/en-us', { 'x-forwarded-host': name })) });
  }
  // 400: no name of a host at all.
  const taken = strange.filter(({ status }) => status !== 421 && status !== 400);
  for (const { name, path, status } of taken) console.log(`    ! ${name} ${path} is answered ${status}`);
  return [
    atMost('open redirects: answers that lead to another site', answers.length, leaving.length, 0),
    atMost('open redirects: answers of 5xx', answers.length, answers.filter(({ status }) => status >= 500).length, 0),
    atMost('host of another site: answers but 421 and 400', strange.length, taken.length, 0),
  ];
}
