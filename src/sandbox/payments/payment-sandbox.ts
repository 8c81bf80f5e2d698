import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { browserScripts } from './browser/browser.gen.ts';
import { faultOf, knownCard } from './cards.ts';
import { brands } from './marks.ts';
import { challengePage, framePage, methodPage, unknownPage, verdictPage, type Page } from './pages.ts';
import { createPaymentEvents, type SendEvent } from './payment-events.ts';
import { AboveCharge, createPayments, IdempotencyConflict, lifetimes, NotFound, ProviderDown } from './payments.ts';
import { payerNames } from './payers.ts';
import { orderWindow } from './order-window.ts';
import { planEndPage, planPage } from './plan-pages.ts';
import { createPlans, terms } from './plans.ts';
import type { RecordStore } from './record-store.ts';
import { createSigning, isSame, type Status, type Step } from './signing.ts';
import { bankStyles, frameStyles, planStyles } from './styles.ts';
import { messagesOf } from './messages.ts';
import { createWallets } from './wallets.ts';

export interface PaymentSandboxOptions {
  store: RecordStore;
  /** The keys of the API and of all signatures are derived from it. */
  secret: string;
  clock: () => Date;
  /** Where the sandbox is mounted, as a path or an absolute address: `/sandbox/payments`. */
  publicBase: string;
  /** Whom the bank's page says the money goes to. */
  merchant?: string;
  /** Sends events to the shop; without it the stand-in sends none. */
  sendEvent?: SendEvent;
  /** The sandbox charges nobody: a shop that takes real orders must not start with it. */
  isAllowedInProduction?: boolean;
}

export interface PaymentSandbox {
  fetch(request: Request): Promise<Response>;
  /** For `createHttpPaymentProvider`. */
  apiKey: string;
  webhookSecret: string;
}

/** Subresource integrity of the exact bytes of `v1/fields.js`. */
export const fieldsIntegrity = `sha384-${createHash('sha384').update(browserScripts['fields.js']).digest('base64')}`;

const styles = { 'frame.css': frameStyles, 'bank.css': bankStyles, 'plan.css': planStyles };

const text = z.string().min(1).max(255);
const amount = z.number().int().min(1).max(100_000_000_00);
const currency = z.string().regex(/^[A-Z]{3}$/);
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);
const sessionBody = z.object({
  locale: text,
  currency,
  amount: z.number().int().min(0).max(100_000_000_00),
  origin: httpUrl,
});
const authoriseBody = z.object({
  amount,
  currency,
  cardToken: z.string().min(1).max(2000),
  method: z.enum(['pay-later', 'paypal', 'apple-pay']).optional(),
  reference: text.optional(),
  orderReference: text,
  returnUrl: httpUrl,
  browserInfo: z.object({
    acceptHeader: text.optional(),
    colorDepth: z.number().optional(),
    javaEnabled: z.boolean().optional(),
    javaScriptEnabled: z.boolean().optional(),
    language: text.optional(),
    screenHeight: z.number().optional(),
    screenWidth: z.number().optional(),
    timeZoneOffset: z.number().optional(),
    userAgent: z.string().max(1000).optional(),
  }),
  deviceFingerprint: z.string().min(1).max(4096).optional(),
});
const planMethod = z.enum(['pay-later', 'paypal']);
const planBody = z.object({
  method: planMethod,
  locale: text,
  currency,
  amount,
  reference: text,
  payerName: text.optional(),
  express: z.object({ most: amount, cancelUrl: httpUrl }).optional(),
  returnUrl: httpUrl,
});
const updateBody = z.object({
  reference: text,
  currency,
  amount,
  deliveries: z
    .array(z.object({ id: text, label: text, amount: z.number().int().min(0), isChosen: z.boolean() }))
    .max(20),
});
const walletBody = z.object({ domain: text, displayName: text });
const walletTokenBody = z.object({ signature: z.string().min(1).max(4000), amount, currency });
const authenticationBody = z.object({
  paymentData: z.string().max(16_384),
  threeDS2Result: z.object({
    transStatus: z.enum(['Y', 'N', 'U', 'A', 'C', 'R']).optional(),
    token: z.string().max(16_384).optional(),
  }),
});
const tokenBody = z.object({
  sessionId: text,
  number: z.string().regex(/^\d{0,19}$/),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  securityCode: z.string().regex(/^\d{0,4}$/),
  name: z.string().max(200),
});

/** Says which entries are wrong and never what they hold: a body may be a card. */
class InvalidRequest extends Error {}

/**
 * A payment provider for a laptop: card fields in a frame of their own, one-time card tokens, authorisations, 3-D
 * Secure with a bank's page. It speaks the protocol of `src/commerce/payments/README.md`. Throws when NODE_ENV is
 * 'production', unless `isAllowedInProduction`.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  if (process.env.NODE_ENV === 'production' && !options.isAllowedInProduction) {
    throw new Error('The payment sandbox takes no money and refuses to run in production');
  }
  const { store, secret, clock, merchant = 'Waymark' } = options;
  const publicBase = options.publicBase.replace(/\/+$/, '');
  const signing = createSigning(secret, clock);
  const plans = createPlans({ store, signing, clock });
  const wallets = createWallets({ store, signing, clock });
  const events = createPaymentEvents({ signing, clock, send: options.sendEvent });
  const payments = createPayments({ store, signing, clock, publicBase, plans, wallets, events });
  /** The absolute address of `v1` for a page of this origin. */
  const apiAt = (origin: string) => new URL(`${publicBase}/v1`, origin).href;

  const app = new Hono().basePath(`${new URL(publicBase, 'http://sandbox').pathname}/v1`);

  app.use(bodyLimit({ maxSize: 64 * 1024, onError: (c) => failure(c, 413, 'too-large', 'The request is too large') }));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  app.notFound((c) => failure(c, 404, 'not-found', 'There is nothing here'));
  app.onError((error, c) => {
    if (error instanceof InvalidRequest) return failure(c, 400, 'invalid-request', error.message);
    if (error instanceof NotFound) return failure(c, 404, 'not-found', error.message);
    if (error instanceof IdempotencyConflict) return failure(c, 409, 'idempotency-conflict', error.message);
    if (error instanceof AboveCharge) return failure(c, 409, 'above-charge', error.message);
    if (error instanceof ProviderDown) return failure(c, 503, 'unavailable', error.message);
    return failure(c, 500, 'unexpected', 'The payment sandbox failed');
  });

  // -------------------------------------------------------------- what browsers load, the same for everyone

  for (const [name, script] of Object.entries(browserScripts))
    app.get(`/${name}`, (c) => asset(c, script, 'text/javascript; charset=utf-8'));
  for (const [name, sheet] of Object.entries(styles))
    app.get(`/${name}`, (c) => asset(c, sheet, 'text/css; charset=utf-8'));
  app.get('/figtree.woff2', async (c) => {
    const font = await textFont();
    return font ? asset(c, font, 'font/woff2') : c.notFound();
  });

  app.get('/frame', async (c) => {
    const session = await payments.session(c.req.query('session') ?? '');
    return session
      ? html(c, framePage(apiAt(session.origin), session.origin))
      : html(c, unknownPage(apiAt(c.req.url)), 404);
  });

  // -------------------------------------------------------------- from the frame

  // The frame's origin is opaque: browsers write "null". No page of a real origin may send a card here.
  app.use(
    '/tokens',
    cors({
      origin: (origin) => (origin === 'null' ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type', 'x-client-key'],
      maxAge: 600,
    }),
  );
  app.post('/tokens', async (c) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== 'null')
      return failure(c, 403, 'wrong-origin', 'Cards are taken from the card fields only');
    if (!isSame(c.req.header('x-client-key'), signing.clientKey))
      return failure(c, 401, 'unauthorised', 'The client key is wrong');
    const { sessionId, ...card } = await bodyOf(c, tokenBody);
    if (!(await payments.session(sessionId))) return failure(c, 410, 'session-expired', 'The session is over');
    const fault = faultOf(card, clock());
    if (fault)
      return c.json({ error: { code: 'invalid-card', message: 'The card details are not right', ...fault } }, 422);
    const known = knownCard(card);
    const token = await payments.keepToken(known);
    return c.json({ token, brand: known.brand, bin: known.bin, lastFour: known.lastFour }, 201);
  });

  // -------------------------------------------------------------- 3-D Secure

  async function actionOf(token: string, step: Step) {
    const claims = await signing.read(token, 'action');
    return claims?.step === step
      ? { ...claims, authorisation: await payments.authorisation(claims.authorisationId) }
      : null;
  }

  const resultToken = (authorisationId: string, step: Step, status: Status) =>
    signing.sign({ use: 'result', authorisationId, step, status }, lifetimes.action);

  app.on(['GET', 'POST'], '/3ds/method', async (c) => {
    const action = await actionOf(await tokenOf(c), 'fingerprint');
    if (!action) return html(c, unknownPage(apiAt(c.req.url)), 400);
    const { authorisationId, origin } = action.authorisation;
    const status = action.isExpired ? 'U' : 'Y';
    const token = await resultToken(authorisationId, 'fingerprint', status);
    return html(c, methodPage(apiAt(origin), { origin, step: 'fingerprint', status, token }));
  });

  app.on(['GET', 'POST'], '/3ds/challenge', async (c) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const token = typeof form.token === 'string' ? form.token : (c.req.query('token') ?? '');
    const action = await actionOf(token, 'challenge');
    if (!action) return html(c, unknownPage(apiAt(c.req.url)), 400);
    const { authorisation } = action;
    const { authorisationId, origin, language } = authorisation;
    const t = messagesOf(language);
    const api = apiAt(origin);

    const ended = async (status: Status) => {
      const reported = {
        origin,
        step: 'challenge' as const,
        status,
        token: await resultToken(authorisationId, 'challenge', status),
      };
      return html(c, verdictPage(api, { authorisation, merchant, reported }));
    };
    const asked = (fault: string | null) => {
      // When the time is over the page looks again, and finds that it is.
      c.header('refresh', `${lifetimes.action + 1}; url=${api}/3ds/challenge?token=${token}`);
      return html(c, challengePage(api, { authorisation, merchant, token, fault }));
    };

    const verdict = await payments.verdict(authorisationId);
    if (verdict) return ended(verdict);
    if (action.isExpired) return ended('U');
    if (form.action === 'cancel') return ended(await payments.abandon(authorisationId));
    if (form.action !== 'approve') return asked(null);
    const code = typeof form.code === 'string' ? form.code.trim() : '';
    if (!/^\d{6}$/.test(code)) return asked(t.digitsMissing);
    const outcome = await payments.tryCode(authorisation, code);
    if (typeof outcome === 'string') return ended(outcome);
    return asked(t.triesLeft(outcome.triesLeft));
  });

  // -------------------------------------------------------------- pay later

  app.get('/plans/page', async (c) => {
    const token = c.req.query('plan') ?? '';
    const shown = await plans.shown(token);
    const api = apiAt(c.req.url);
    if (!shown) return html(c, planEndPage(api, c.req.header('accept-language') ?? 'en'), 404);
    return html(c, planPage(api, { ...shown, merchant, token, now: clock() }));
  });

  app.post('/plans/page', async (c) => {
    const { plan: token, action, payer } = await c.req.parseBody();
    const shown = await plans.shown(typeof token === 'string' ? token : '');
    if (!shown) return html(c, planEndPage(apiAt(c.req.url), c.req.header('accept-language') ?? 'en'), 404);
    if (action === 'approve' || action === 'refuse')
      await plans.decide(
        shown.plan,
        action === 'approve' ? 'approved' : 'refused',
        payerNames.find((name) => name === payer),
      );
    const { express } = shown.plan;
    const isCancelled = express && action === 'back' && shown.state === 'open';
    return c.redirect(isCancelled ? express.cancelUrl : await plans.wayBack(shown.plan), 303);
  });

  // -------------------------------------------------------------- from the window of the stand-in of PayPal

  app.get('/paypal-orders/:id', async (c) => {
    const shown = await plans.order(c.req.param('id'));
    if (!shown) return failure(c, 404, 'not-found', 'There is no such order');
    return c.json({ state: shown.state, ...orderWindow({ ...shown, merchant }) });
  });

  app.post('/paypal-orders/:id/approval', async (c) => {
    const { payer } = await bodyOf(c, z.object({ payer: z.enum(payerNames) }));
    const shown = await plans.order(c.req.param('id'));
    if (!shown) return failure(c, 404, 'not-found', 'There is no such order');
    await plans.decide(shown.plan, 'approved', payer);
    return c.json({ isApproved: true });
  });

  // -------------------------------------------------------------- from the sheet of the stand-in of Apple Pay

  app.post('/wallet-tokens', async (c) => {
    const { signature, ...shown } = await bodyOf(c, walletTokenBody);
    const token = await wallets.agree(signature, shown);
    return token ? c.json({ token }, 201) : failure(c, 403, 'wrong-merchant', 'The merchant is not known');
  });

  // -------------------------------------------------------------- from the shop's server

  app.use(async (c, next) => {
    if (!isSame(c.req.header('authorization'), `Bearer ${signing.apiKey}`))
      return failure(c, 401, 'unauthorised', 'The API key is wrong');
    return next();
  });

  app.post('/sessions', async (c) => {
    const request = await bodyOf(c, sessionBody);
    const origin = new URL(request.origin).origin;
    const sessionId = await payments.openSession({ ...request, origin });
    const api = apiAt(origin);
    return c.json(
      {
        sessionId,
        clientKey: signing.clientKey,
        environment: 'test',
        brands: [...brands],
        scriptUrl: `${api}/fields.js`,
        scriptIntegrity: fieldsIntegrity,
        frameUrl: `${api}/frame?session=${sessionId}`,
      },
      201,
    );
  });

  app.post('/wallet-sessions', async (c) => c.json(await wallets.open(await bodyOf(c, walletBody)), 201));

  app.get('/plans/terms', (c) => c.json(terms));

  app.post('/plans', async (c) => {
    const { method, ...rest } = await bodyOf(c, planBody);
    const plan = await plans.open({ method, ...rest });
    const action = `${apiAt(c.req.url)}/plans/page`;
    const form = plan && { method: 'GET', action, fields: { plan: plan.token } };
    const isPayPal = plan !== null && method === 'paypal';
    return c.json({ environment: 'test', form, ...(isPayPal ? { orderId: plan.planId } : {}) }, 201);
  });

  app.post('/plans/:id/update', async (c) => {
    const isUpdated = await plans.update({ orderId: c.req.param('id'), ...(await bodyOf(c, updateBody)) });
    if (isUpdated === null) return failure(c, 409, 'above-limit', 'The order may not cost as much');
    return isUpdated ? c.json({ isUpdated }) : failure(c, 404, 'not-found', 'There is no such open order');
  });

  app.post('/plans/look-up', async (c) => {
    const { approval } = await bodyOf(c, z.object({ approval: z.string().min(1).max(2000) }));
    const plan = await plans.read(approval);
    return plan ? c.json(plan) : failure(c, 404, 'not-found', 'This approval counts no more');
  });

  app.post('/authorisations', async (c) => {
    const body = await bodyOf(c, authoriseBody);
    return c.json(await payments.authorise({ idempotencyKey: keyOf(c), ...body }));
  });

  app.post('/conclusions', async (c) => {
    const { idempotencyKey } = await bodyOf(c, z.object({ idempotencyKey: text }));
    const state = await payments.conclude(idempotencyKey);
    return state ? c.json(state) : failure(c, 404, 'not-found', 'Nothing is charged with this key');
  });

  app.post('/authorisations/:id/authentication', async (c) => {
    const body = await bodyOf(c, authenticationBody);
    return c.json(
      await payments.completeAuthentication({ authorisationId: c.req.param('id'), idempotencyKey: keyOf(c), ...body }),
    );
  });

  app.post('/authorisations/:id/cancel', async (c) => {
    await payments.cancel(c.req.param('id'));
    return c.json({ isCancelled: true });
  });

  app.post('/authorisations/:id/refunds', async (c) => {
    const body = await bodyOf(c, z.object({ amount, currency }));
    await payments.refund({ authorisationId: c.req.param('id'), idempotencyKey: keyOf(c), ...body });
    return c.json({ isRefunded: true });
  });

  /** For tests: what a bank does without being asked. */
  app.post('/authorisations/:id/dispute', async (c) => {
    await payments.dispute(c.req.param('id'));
    return c.json({ isDisputed: true });
  });

  app.post('/instruments', async (c) => {
    const { cardToken } = await bodyOf(c, z.object({ cardToken: text }));
    return c.json(await payments.saveCard({ idempotencyKey: keyOf(c), cardToken }));
  });

  return { fetch: async (request) => app.fetch(request), apiKey: signing.apiKey, webhookSecret: signing.webhookSecret };
}

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 500 | 503;

const failure = (c: Context, status: ErrorStatus, code: string, message: string) =>
  c.json({ error: { code, message } }, status);

/**
 * Readable from any origin: an opaque one cannot load a module, a font or a script with integrity otherwise. Asked for
 * again each time, by ETag: a script that is older than the integrity that names it would not run.
 */
function asset(c: Context, content: string | Uint8Array<ArrayBuffer>, type: string): Response {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'content-type': type,
    'cache-control': 'public, no-cache',
    'access-control-allow-origin': '*',
    etag,
  };
  return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.body(content, 200, headers);
}

function html(c: Context, page: Page, status: 200 | 400 | 404 = 200): Response {
  c.header('content-security-policy', page.csp);
  return c.html(page.html, status) as Response;
}

async function bodyOf<Body>(c: Context, schema: z.ZodType<Body>): Promise<Body> {
  const json: unknown = await c.req.json().catch(() => {
    throw new InvalidRequest('The body is not JSON');
  });
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new InvalidRequest(
    `Not right: ${[...new Set(read.error.issues.map(({ path }) => path.join('.') || 'the body'))].join(', ')}`,
  );
}

function keyOf(c: Context): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new InvalidRequest('The Idempotency-Key header is missing or malformed');
  return key;
}

async function tokenOf(c: Context): Promise<string> {
  if (c.req.method === 'GET') return c.req.query('token') ?? '';
  const { token } = await c.req.parseBody();
  return typeof token === 'string' ? token : (c.req.query('token') ?? '');
}

let loadedFont: Promise<Uint8Array<ArrayBuffer> | null> | undefined;

/** The shop's text face from its package; null where the packages are not at hand: the fallback face has its widths. */
function textFont(): Promise<Uint8Array<ArrayBuffer> | null> {
  loadedFont ??= (async () => {
    try {
      const file = createRequire(import.meta.url).resolve(
        '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      );
      return Uint8Array.from(await readFile(file));
    } catch {
      return null;
    }
  })();
  return loadedFont;
}
