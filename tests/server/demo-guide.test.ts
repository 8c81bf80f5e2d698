import { afterEach, describe, expect, it } from 'vitest';
import { demoGuide } from '#src/demo/guide/guide.ts';
import { createGuideSandbox } from '#src/sandbox/guide/guide-sandbox.ts';
import { withDemoGuide } from '#src/server/demo-guide.ts';
import { contentSecurityPolicy } from '#src/server/security.ts';
import { production } from './support/composition.ts';
import { openTestServer, type TestServer } from './support/server.ts';

const page = '<html><head></head><body><main>shoes</main></body></html>';

describe('a page of the shop', () => {
  it('links to the guide of a demo in its language, with a policy that allows its script', () => {
    expect(withDemoGuide(page, '/en-us/cart')).toContain('>Demo guide</a>');
    const german = withDemoGuide(page, '/de-de');
    expect(german).toMatch(
      /<aside lang="de-DE"[^>]*>.*<a href="\/sandbox\/guide"[^>]*>Demo-Leitfaden<\/a><\/aside><script>/,
    );
    expect(contentSecurityPolicy(german)).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('has no link in the gallery, nor without a page', () => {
    expect(withDemoGuide(page, '/charts')).toBe(page);
    expect(withDemoGuide('', '/en-us')).toBe('');
  });
});

describe('the code of the demo guide’s drawer', () => {
  let server: TestServer | null = null;
  afterEach(() => server?.close());
  const files = {
    'assets/openDemoGuide-12345678.js': 'guide',
    'assets/openDemoGuide-12345678.css': 'guide',
    'assets/page-12345678.js': 'page',
  };
  // Sends the Host header that production accepts; it refuses all others.
  const statuses = async () =>
    Promise.all(
      Object.keys(files).map(
        async (file) =>
          (await server?.send(`GET /${file} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`))?.status,
      ),
    );

  it('is served in a demo', async () => {
    server = await openTestServer({ files });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is not served in production', async () => {
    server = await openTestServer({ files, env: { ...production, PUBLIC_URL: 'http://127.0.0.1' } });
    expect(await statuses()).toEqual([404, 404, 200]);
  });
});

describe('/sandbox/guide', () => {
  const guide = createGuideSandbox(async () => demoGuide);
  const ask = (path: string, init?: RequestInit) => guide(new Request(`http://localhost${path}`, init));

  it('lists everything that can be tried, without a script', async () => {
    const answer = await ask('/sandbox/guide');
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html).not.toContain('<script');
    const lines = Object.values(demoGuide.groups).flatMap((sections) => sections.flatMap((section) => section.lines));
    for (const { types = [], name = '' } of lines)
      for (const text of [name, ...types.map((one) => one.text)]) expect(html).toContain(text.replaceAll('&', '&amp;'));
    for (const { email } of demoGuide.people) expect(html).toContain(email);
  });

  it('gives the same data to the drawer', async () => {
    expect(await (await ask('/sandbox/guide.json')).json()).toEqual(demoGuide);
  });

  it('answers nothing else', async () => {
    expect([
      (await ask('/sandbox/guide/more')).status,
      (await ask('/sandbox/guide', { method: 'POST' })).status,
    ]).toEqual([404, 405]);
  });
});
