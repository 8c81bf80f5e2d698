import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoInstrumentToken, testCards } from '#src/sandbox/payments/test-cards.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { generated } from '#src/sandbox/payments/browser/build.ts';
import { createPaymentSandbox, fieldsIntegrity } from '#src/sandbox/payments/payment-sandbox.ts';
import { createMemoryStore } from '#src/sandbox/payments/record-store.ts';
import { base, openSandbox, reportedBy, shop } from './kit.ts';
import type { PaymentAction } from '#src/commerce/model/payment.ts';

const request = (cardToken: string, idempotencyKey: string = crypto.randomUUID()) => ({
  idempotencyKey,
  amount: 12930,
  currency: 'USD',
  cardToken,
  orderReference: 'WM10004217',
  browserInfo: { language: 'en-US' },
  returnUrl: `${shop}/checkout`,
});

async function openAction(
  open: ReturnType<typeof openSandbox>,
  outcome: 'threeds-frictionless' | 'threeds-challenge' = 'threeds-frictionless',
) {
  const result = await open.provider.authorise(request(await open.tokenFor(outcome)));
  if (result.result !== 'action-required') throw new Error('3-D Secure was expected');
  return result;
}

async function openChallenge(
  open: ReturnType<typeof openSandbox>,
): Promise<{ authorisationId: string; action: PaymentAction }> {
  const { authorisationId, action } = await openAction(open, 'threeds-challenge');
  const reported = await reportedBy(await open.get(action.url));
  const next = await open.provider.completeAuthentication({
    authorisationId,
    idempotencyKey: crypto.randomUUID(),
    threeDS2Result: { transStatus: 'Y', token: reported?.token },
    paymentData: action.paymentData,
  });
  if (next.result !== 'action-required') throw new Error('A challenge was expected');
  return next;
}

describe('What browsers load', () => {
  test('the session names the script by the hash of its exact bytes', async () => {
    const open = openSandbox();
    const session = await open.openSession();
    expect(session.scriptIntegrity).toBe(fieldsIntegrity);
    const response = await open.get(session.scriptUrl);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(session.scriptIntegrity);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('the scripts are those of the sources beside them', async () => {
    expect(await readFile(new URL('../../src/sandbox/payments/browser/browser.gen.ts', import.meta.url), 'utf8')).toBe(
      generated(),
    );
  });

  test('every file that the pages name exists, and is revalidated by its ETag', async () => {
    const open = openSandbox();
    const session = await open.openSession();
    const page = await (await open.get(session.frameUrl)).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    const styles = await (await open.get('frame.css')).text();
    const fonts = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
    const scripts = await Promise.all(
      files.filter((file) => file.endsWith('.js')).map(async (file) => (await open.get(file)).text()),
    );
    const imported = scripts.flatMap((script) =>
      [...script.matchAll(/from '\.\/([^']+)'/g)].map(([, file = '']) => file),
    );
    expect(imported.length).toBeGreaterThan(0);
    for (const file of [...files, ...fonts, ...imported, 'bank.css', 'three-ds.js', 'challenge.js']) {
      const response = await open.get(file);
      expect([file, response.status]).toEqual([file, 200]);
      const again = await open.get(file, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect([file, again.status]).toEqual([file, 304]);
    }
  });

  test('the frame has minimal permissions, and only the shop may embed it', async () => {
    const open = openSandbox();
    const response = await open.get((await open.openSession()).frameUrl);
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src ${base}/v1/`,
      `style-src ${base}/v1/`,
      `font-src ${base}/v1/`,
      `connect-src ${base}/v1/tokens`,
      "form-action 'none'",
      `frame-ancestors ${shop}`,
      "base-uri 'none'",
      'sandbox allow-scripts allow-forms',
    ]);
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect([...page.matchAll(/autocomplete="([^"]+)"/g)].map(([, token]) => token)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
    ]);
  });

  test('there is no frame without a session, or after two hours', async () => {
    const open = openSandbox();
    expect((await open.get('frame?session=ps_made_up')).status).toBe(404);
    const { frameUrl } = await open.openSession();
    open.pass(2 * 60 * 60);
    expect((await open.get(frameUrl)).status).toBe(404);
  });
});

describe('Card tokens', () => {
  test('contain the brand and the first and last digits of the number', async () => {
    const response = await openSandbox().postToken({});
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{24}$/),
      brand: 'visa',
      bin: '411111',
      lastFour: '1111',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('null');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    [{ number: '4111111111111112' }, 'number', 'numberInvalid'],
    [{ number: '' }, 'number', 'numberMissing'],
    [{ expiryMonth: 13 }, 'expiry', 'expiryInvalid'],
    [{ expiryYear: 2025 }, 'expiry', 'expiryPast'],
    [{ securityCode: '12' }, 'securityCode', 'securityCodeInvalid'],
    [{ name: ' ' }, 'name', 'nameMissing'],
  ])('%j: %s, %s', async (wrong, field, label) => {
    const response = await openSandbox().postToken(wrong);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid-card', field, label } });
  });

  test('are given only to the frame', async () => {
    const open = openSandbox();
    expect((await open.postToken({}, { origin: shop })).status).toBe(403);
    expect((await open.postToken({}, { 'x-client-key': 'pk_test_made_up' })).status).toBe(401);
    expect((await open.postToken({ sessionId: 'ps_made_up' })).status).toBe(410);
    const preflight = (origin: string) =>
      open.sandbox.fetch(
        new Request(`${base}/v1/tokens`, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,x-client-key',
          },
        }),
      );
    expect((await preflight('null')).headers.get('access-control-allow-origin')).toBe('null');
    expect((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('expire after fifteen minutes', async () => {
    const open = openSandbox();
    const [early, late] = [await open.tokenFor('approved'), await open.tokenFor('approved')];
    open.pass(15 * 60 - 1);
    expect(await open.provider.authorise(request(early))).toMatchObject({ result: 'authorised' });
    open.pass(1);
    expect(await open.provider.authorise(request(late))).toEqual({ result: 'refused', reason: 'instrument-not-found' });
  });

  test('any other possible number is approved', async () => {
    const open = openSandbox();
    expect(await open.provider.authorise(request(await open.tokenOf('4242424242424242')))).toMatchObject({
      result: 'authorised',
    });
  });
});

describe('Test cards', () => {
  const expected = {
    approved: { result: 'authorised' },
    declined: { result: 'refused', reason: 'declined' },
    fraud: { result: 'refused', reason: 'fraud' },
    expired: { result: 'refused', reason: 'expired' },
    'network-error': { result: 'refused', reason: 'unavailable' },
    'threeds-frictionless': { result: 'action-required', action: { type: 'fingerprint' } },
    'threeds-challenge': { result: 'action-required', action: { type: 'fingerprint' } },
    'threeds-challenge-refused': { result: 'action-required', action: { type: 'fingerprint' } },
  };

  test.each(testCards)('$number: $outcome', async ({ number, outcome }) => {
    const open = openSandbox();
    expect(await open.provider.authorise(request(await open.tokenOf(number)))).toMatchObject(expected[outcome]);
  });

  test.each(testCards)('$number, saved by a demo customer: $outcome', async ({ number, brand, outcome }) => {
    const { provider } = openSandbox();
    const instrument = demoInstrumentToken(brand, number.slice(-4));
    expect(await provider.authorise(request(instrument))).toMatchObject(expected[outcome]);
    expect(await provider.authorise(request(instrument))).toMatchObject(expected[outcome]);
  });
});

test('the fingerprint of a device is stored with its authorisation', async () => {
  const open = openSandbox();
  await open.provider.authorise({ ...request(await open.tokenFor('approved')), deviceFingerprint: '7d1c0a5b9f3e4c27' });
  expect(open.written.find((line) => line.startsWith('authorisation:'))).toContain(
    '"deviceFingerprint":"7d1c0a5b9f3e4c27"',
  );
});

describe('Card numbers', () => {
  afterEach(() => vi.restoreAllMocks());

  test('are neither stored nor logged, nor are security codes and names', async () => {
    const said: string[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(' ')));
    }
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0);
    }
    const open = openSandbox();
    const answers: string[] = [];
    const secrets = { securityCode: '917', name: 'Zephyrine Quillfeather' };
    for (const { number } of testCards) {
      const response = await open.postToken({
        ...secrets,
        number,
        securityCode: number.startsWith('3') ? '9173' : '917',
      });
      const body = await response.text();
      answers.push(body);
      await open.provider.authorise(request((JSON.parse(body) as { token: string }).token));
      answers.push(await (await open.postToken({ ...secrets, number: `${number.slice(0, -1)}x` })).text());
      answers.push(await (await open.postToken({ ...secrets, number, expiryYear: 2020 })).text());
    }
    vi.restoreAllMocks();
    const everything = [...open.written, ...said, ...answers].join('\n');
    expect(open.written.length).toBeGreaterThan(testCards.length * 3);
    for (const { number } of testCards) expect(everything).not.toContain(number.slice(0, -1));
    expect(everything).not.toMatch(/"9173?"|securityCode|Quillfeather/);
    expect(everything).not.toMatch(/(?<![\w-])\d{12,19}(?![\w-])(?<!1[78]\d{11})/);
  });
});

describe('The API', () => {
  test('is for the shop’s server alone', async () => {
    const open = openSandbox();
    const stranger = createHttpPaymentProvider({
      baseUrl: base,
      apiKey: openSandbox({ secret: 'another' }).sandbox.apiKey,
      fetch: open.sandbox.fetch,
    });
    expect(await stranger.authorise(request(await open.tokenFor('approved')))).toEqual({
      result: 'refused',
      reason: 'unavailable',
    });
    await expect(stranger.conclude('a-key')).rejects.toThrow('did not answer');
    await expect(stranger.cancel('pay_1')).rejects.toMatchObject({ code: 'unavailable' });
    const asked = await open.sandbox.fetch(
      new Request(`${base}/v1/conclusions`, { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' }),
    );
    expect(asked.status).toBe(401);
  });

  test('names what is wrong with a request and never repeats it', async () => {
    const { provider } = openSandbox();
    const wrong = { ...request('tok_1'), amount: 0.5, currency: 'dollars', returnUrl: 'javascript:alert(1)' };
    const error: unknown = await provider.authorise(wrong).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'invalid-request', message: 'Not right: amount, currency, returnUrl' });
  });

  test('requires an idempotency key for payments, and a small JSON body', async () => {
    const { sandbox } = openSandbox();
    const post = (body: string) =>
      sandbox.fetch(
        new Request(`${base}/v1/authorisations`, {
          method: 'POST',
          headers: { authorization: `Bearer ${sandbox.apiKey}`, 'content-length': String(body.length) },
          body,
        }),
      );
    const { idempotencyKey: _, ...body } = request('tok_1');
    expect((await post(JSON.stringify(body))).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    expect((await post(' '.repeat(70_000))).status).toBe(413);
  });

  test('two processes with one store and one secret are one provider', async () => {
    const store = createMemoryStore();
    const process_ = () =>
      createPaymentSandbox({ store, secret: 'shared', clock: () => new Date(), publicBase: '/sandbox/payments' });
    const [one, two] = [process_(), process_()];
    const through = (sandbox: typeof one) =>
      createHttpPaymentProvider({ baseUrl: base, apiKey: one.apiKey, fetch: sandbox.fetch });
    const asked = request(demoInstrumentToken('visa', '1111'));
    const [first, second] = await Promise.all([through(one).authorise(asked), through(two).authorise(asked)]);
    expect(first).toMatchObject({ result: 'authorised' });
    expect(second).toEqual(first);
  });
});

describe('3-D Secure', () => {
  test('the device check reports only to the shop’s page', async () => {
    const open = openSandbox();
    const { action } = await openAction(open);
    expect(action.url.startsWith(`${base}/v1/3ds/method?token=`)).toBe(true);
    const response = await open.get(action.url);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${shop}`);
    expect(policy).toContain('sandbox allow-scripts allow-forms');
    expect(await reportedBy(response)).toMatchObject({ origin: shop, step: 'fingerprint', transStatus: 'Y' });
    expect(await reportedBy(await open.post('3ds/method', { token: action.token }))).toMatchObject({
      transStatus: 'Y',
    });
  });

  test('the bank shows merchant, amount and card', async () => {
    const open = openSandbox();
    const { action } = await openChallenge(open);
    const page = await (await open.get(action.url)).text();
    expect(page).toContain('Waymark');
    expect(page).toContain('$129.30');
    expect(page).toContain('•••• 3063');
    expect(page).toContain('autocomplete="one-time-code"');
  });

  test('the bank accepts three tries', async () => {
    const open = openSandbox();
    const { action } = await openChallenge(open);
    const type = async (code: string) => {
      const response = await open.post('3ds/challenge', { token: action.token, code, action: 'approve' });
      return { page: await response.clone().text(), reported: await reportedBy(response) };
    };
    expect((await type('12')).page).toContain('Enter the six digits of the code.');
    expect((await type('000000')).page).toContain('You have 2 tries left.');
    expect((await type('111111')).page).toContain('You have one try left.');
    expect((await type('222222')).reported).toMatchObject({ step: 'challenge', transStatus: 'N' });
    expect((await type('123456')).reported).toMatchObject({ transStatus: 'N' });
  });

  test('the right code at the last try is right, and stays so on a reload', async () => {
    const open = openSandbox();
    const { action } = await openChallenge(open);
    const type = async (code: string) =>
      reportedBy(await open.post('3ds/challenge', { token: action.token, code, action: 'approve' }));
    await type('000000');
    await type('111111');
    expect(await type('123456')).toMatchObject({ transStatus: 'Y' });
    expect(await type('123456')).toMatchObject({ transStatus: 'Y' });
    expect(await reportedBy(await open.get(action.url))).toMatchObject({ transStatus: 'Y' });
  });

  test('three wrong codes at once leave no fourth try', async () => {
    const open = openSandbox();
    const { action } = await openChallenge(open);
    const type = (code: string) => open.post('3ds/challenge', { token: action.token, code, action: 'approve' });
    await Promise.all(['000000', '111111', '222222'].map(type));
    expect(await reportedBy(await type('123456'))).toMatchObject({ transStatus: 'N' });
  });

  test('waits ten minutes', async () => {
    const open = openSandbox();
    const { authorisationId, action } = await openChallenge(open);
    expect((await open.get(action.url)).headers.get('refresh')).toBe(`601; url=${action.url}`);
    open.pass(601);
    const reported = await reportedBy(await open.get(action.url));
    expect(reported).toMatchObject({ transStatus: 'U' });
    const threeDS2Result = { transStatus: 'U' as const, token: reported?.token };
    const complete = { authorisationId, idempotencyKey: 'late', threeDS2Result, paymentData: action.paymentData };
    expect(await open.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'declined' });
  });

  test('an expired success is rejected', async () => {
    const open = openSandbox();
    const { authorisationId, action } = await openChallenge(open);
    const reported = await reportedBy(
      await open.post('3ds/challenge', { token: action.token, code: '123456', action: 'approve' }),
    );
    open.pass(601);
    const complete = {
      authorisationId,
      idempotencyKey: 'late',
      threeDS2Result: { token: reported?.token },
      paymentData: action.paymentData,
    };
    expect(await open.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'declined' });
  });

  test.each(['another secret', ''])('a token signed with %j is a forgery', async (secret) => {
    const open = openSandbox();
    const { authorisationId, action } = await openAction(open);
    const claims = { use: 'result', authorisationId, step: 'fingerprint', status: 'Y' };
    const forged = secret
      ? await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime(new Date('2036-01-01'))
          .sign(new TextEncoder().encode(secret))
      : [{ alg: 'none' }, claims, '']
          .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
          .join('.');
    const complete = {
      authorisationId,
      idempotencyKey: 'forged',
      threeDS2Result: { transStatus: 'Y' as const, token: forged },
      paymentData: action.paymentData,
    };
    expect(await open.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'fraud' });
  });

  test('paymentData that was not given for this payment is a forgery', async () => {
    const open = openSandbox();
    const { authorisationId, action } = await openAction(open);
    const other = await openAction(open);
    const reported = await reportedBy(await open.get(action.url));
    const complete = {
      authorisationId,
      idempotencyKey: 'mixed',
      threeDS2Result: { token: reported?.token },
      paymentData: other.action.paymentData,
    };
    expect(await open.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'fraud' });
  });

  test.each(['3ds/method', '3ds/challenge'])('%s shows nothing for an unknown token', async (path) => {
    const open = openSandbox();
    const { action } = await openAction(open);
    for (const token of ['made.up.token', '', path === '3ds/challenge' ? action.token : action.paymentData]) {
      const response = await open.get(`${path}?token=${token}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('an authentication that was never requested is refused', async () => {
    const { provider } = openSandbox();
    const complete = {
      authorisationId: 'pay_of_nobody',
      idempotencyKey: 'k',
      threeDS2Result: { transStatus: 'U' as const },
      paymentData: 'x',
    };
    await expect(provider.completeAuthentication(complete)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('Production', () => {
  const options = { store: createMemoryStore(), secret: 's', clock: () => new Date(), publicBase: '/sandbox/payments' };
  afterEach(() => vi.unstubAllEnvs());

  test('has no sandbox unless configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => createPaymentSandbox(options)).toThrow('refuses to run in production');
    expect(() => createPaymentSandbox({ ...options, isAllowedInProduction: true })).not.toThrow();
  });
});
