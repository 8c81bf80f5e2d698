import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createHttpBotDefence } from '#src/commerce/bot-defence/http-bot-defence.ts';
import { createBotDefenceSandbox } from '#src/sandbox/bot-defence/bot-defence-sandbox.ts';
import { createMemoryStore } from '#src/sandbox/payments/record-store.ts';
import { describeBotDefence } from './bot-defence-contract.ts';

const base = 'https://shop.example/sandbox/bot-defence';

function open() {
  const clock = { now: Date.parse('2026-11-21T09:30:00Z') };
  const sandbox = createBotDefenceSandbox({
    store: createMemoryStore(),
    secret: 'a secret of the tests',
    clock: () => new Date(clock.now),
    publicBase: '/sandbox/bot-defence',
  });
  const seen: string[] = [];
  const fetch = async (request: Request) => {
    seen.push(await request.clone().text());
    return sandbox.fetch(request);
  };
  const defence = createHttpBotDefence({ baseUrl: base, apiKey: sandbox.apiKey, fetch });
  const ask = async (path: string, body: object) => {
    const response = await sandbox.fetch(
      new Request(`${base}/v1/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    );
    return { status: response.status, body: (await response.json()) as { token: string } };
  };
  return { clock, sandbox, seen, defence, ask };
}

describeBotDefence('The HTTP adapter on the sandbox', () => {
  const { defence, ask } = open();
  const given = (path: string) => async (action: string, siteKey: string) =>
    (await ask(path, { action, siteKey })).body.token;
  return { defence, tokenFor: given('tokens'), checkFor: given('checks'), doubtful: 'maybe.robot@example.com' };
});

describe('The bot defence of the sandbox', () => {
  test('serves the bytes that it names', async () => {
    const { sandbox, defence } = open();
    const { scriptUrl, scriptIntegrity } = await defence.script('https://shop.example');
    const script = await (await sandbox.fetch(new Request(scriptUrl))).text();
    expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(scriptIntegrity);
  });

  test('expires a token after two minutes, and gives none to another site', async () => {
    const { clock, defence, ask } = open();
    const { siteKey } = await defence.script('https://shop.example');
    const { token } = (await ask('tokens', { action: 'login', siteKey })).body;
    clock.now += 121_000;
    expect(await defence.judge({ token, action: 'login', account: null })).toBe('program');
    expect((await ask('tokens', { action: 'login', siteKey: 'another' })).status).toBe(401);
    expect((await ask('assessments', { token, action: 'login', accountHash: null })).status).toBe(401);
  });

  test('never accepts the demo’s robot as a person, even with a check', async () => {
    const { defence, ask } = open();
    const { siteKey } = await defence.script('https://shop.example');
    for (const path of ['tokens', 'checks']) {
      const { token } = (await ask(path, { action: 'login', siteKey })).body;
      expect(await defence.judge({ token, action: 'login', account: 'Robot@Example.com ' })).toBe('program');
    }
  });
});

describe('The HTTP adapter of the bot defence', () => {
  test('does not send the email of a call to the provider', async () => {
    const { defence, seen, ask } = open();
    const { siteKey } = await defence.script('https://shop.example');
    const { token } = (await ask('tokens', { action: 'login', siteKey })).body;
    await defence.judge({ token, action: 'login', account: 'maya@example.com' });
    expect(seen.join()).not.toContain('maya');
  });

  test('treats a call without a token as a program, except in a demo for scripts', async () => {
    const call = { token: undefined, action: 'login', account: null } as const;
    const options = { baseUrl: base, apiKey: 'k', fetch: () => Promise.reject(new Error('nobody is asked')) };
    expect(await createHttpBotDefence(options).judge(call)).toBe('program');
    expect(await createHttpBotDefence({ ...options, trustsNoToken: true }).judge(call)).toBe('person');
  });

  test('throws if the provider does not answer in time or answers 500', async () => {
    const options = { baseUrl: base, apiKey: 'k', timeoutMs: 20 };
    const call = { token: 't', action: 'login', account: null } as const;
    await expect(
      createHttpBotDefence({ ...options, fetch: () => new Promise(() => {}) }).judge(call),
    ).rejects.toThrow();
    await expect(
      createHttpBotDefence({ ...options, fetch: async () => new Response('{}', { status: 500 }) }).judge(call),
    ).rejects.toThrow('500');
  });
});
