import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './support/server.ts';

const path = '/.well-known/apple-developer-merchantid-domain-association';
const content = '7B227073704964223A22\n';

let folder: string;
let configured: TestServer;
let plain: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apple-pay-'));
  await writeFile(join(folder, 'association'), content);
  configured = await openTestServer({ env: { APPLE_PAY_DOMAIN_FILE: join(folder, 'association') } });
  plain = await openTestServer();
});
afterAll(async () => {
  await configured.close();
  await plain.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['', '.txt'])(
  'the configured proof of the domain is served as it is, without a redirect: %s',
  async (end) => {
    const answer = await fetch(`${configured.url}${path}${end}`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe(content);
  },
);

test('nothing else is at its place, and nothing of the file without the setting', async () => {
  for (const url of [`${configured.url}${path}x`, `${plain.url}${path}`]) {
    const answer = await fetch(url, { redirect: 'manual' });
    expect(await answer.text()).not.toContain(content.trim());
  }
});
