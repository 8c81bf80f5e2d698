import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProvider, type ProviderApart } from '#tests/crash/provider.ts';

let provider: ProviderApart;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());

/** What `npm run test:provider` runs once everything is set. */
async function testProvider(env: Record<string, string>, args = ['scripts/test-provider.mjs']) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said: out + err };
}
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--no-color',
  '--config',
  'tests/payments/real-provider.config.ts',
];
const settings = () => ({
  TEST_PROVIDER_URL: provider.env['PAYMENT_PROVIDER_URL'] ?? '',
  TEST_PROVIDER_KEY: provider.env['PAYMENT_PROVIDER_KEY'] ?? '',
  TEST_PROVIDER_ACTIONS: 'tests/payments/stand-in-actions.ts',
});

test('without settings no provider is tested, and the command names what is missing', async () => {
  const { code, said } = await testProvider({
    TEST_PROVIDER_URL: '',
    TEST_PROVIDER_KEY: '',
    TEST_PROVIDER_ACTIONS: '',
  });
  expect(code).toBe(1);
  for (const name of Object.keys(settings())) expect(said).toContain(name);
});

test('a provider in another process is held to every promise over the network', { timeout: 120_000 }, async () => {
  const { code, said } = await testProvider(settings(), vitest);
  expect(said).toMatch(/Tests +\d+ passed \(\d+\)/);
  expect(code).toBe(0);
});

test(
  'a provider that does not keep them fails, and one that lacks something is told by name',
  { timeout: 120_000 },
  async () => {
    const wrong = await testProvider({ ...settings(), TEST_PROVIDER_KEY: 'a key that it does not know' }, vitest);
    expect(wrong.code).toBe(1);
    const without = await testProvider({ ...settings(), TEST_PROVIDER_SKIP: 'plan, wallet' }, vitest);
    expect(without.said).toMatch(/Tests +\d+ passed \| \d+ skipped/);
    expect(without.code).toBe(0);
  },
);
