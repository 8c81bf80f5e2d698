import { createHash, createHmac, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Verdict } from '#src/commerce/bot-defence/bot-defence.ts';
import { isSame } from '#src/sandbox/payments/signing.ts';
import type { RecordStore } from '#src/sandbox/payments/record-store.ts';
import { personScript } from './script.ts';
import { testPeople } from './test-people.ts';

export interface BotDefenceSandboxOptions {
  store: RecordStore;
  /** Keys and signatures are derived from it. */
  secret: string;
  clock: () => Date;
  /** Where the sandbox is mounted, as a path or an absolute address: `/sandbox/bot-defence`. */
  publicBase: string;
}

export interface BotDefenceSandbox {
  fetch(request: Request): Promise<Response>;
  /** For `createHttpBotDefence`. */
  apiKey: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const verdicts: ReadonlyMap<string, Verdict> = new Map(
  Object.entries(testPeople).map(([verdict, email]) => [sha256(email), verdict as keyof typeof testPeople]),
);

const integrity = `sha384-${createHash('sha384').update(personScript).digest('base64')}`;
/** Seconds that a token is good for. */
const lifetime = 120;

const action = z.enum(['login', 'register', 'placeOrder', 'saveCard', 'giftCard', 'trackOrder', 'resetPassword']);
const asking = z.object({ siteKey: z.string().max(100), action });
const assessing = z.object({
  token: z.string().max(4096),
  action,
  accountHash: z.string().max(64).nullable(),
  mustCheck: z.boolean().default(false),
});
const siting = z.object({ origin: z.url({ protocol: /^https?$/ }) });

interface Claims {
  kind: 'look' | 'check';
  action: z.infer<typeof action>;
}

/**
 * A bot defence for a laptop: everybody is a person but whom the demo data names. It speaks the protocol of
 * `src/commerce/bot-defence/README.md`, and tells persons from programs by nothing: it protects nobody.
 */
export function createBotDefenceSandbox({
  store,
  secret,
  clock,
  publicBase,
}: BotDefenceSandboxOptions): BotDefenceSandbox {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`waymark-person:${purpose}`).digest();
  const apiKey = `sk_person_${derive('api-key').toString('base64url')}`;
  const siteKey = `pk_person_${derive('site-key').toString('base64url').slice(0, 24)}`;
  const tokenKey = derive('tokens');
  const base = publicBase.replace(/\/+$/, '');

  const tokenOf = (claims: Claims): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' });
    return token
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(tokenKey);
  };

  async function assess({ token, action: asked, accountHash, mustCheck }: z.infer<typeof assessing>): Promise<Verdict> {
    const read = await jwtVerify<Claims>(token, tokenKey, { algorithms: ['HS256'], currentDate: clock() }).catch(
      () => null,
    );
    if (!read || read.payload.action !== asked) return 'program';
    if (!(await store.insertIfAbsent(`person:${read.payload.jti}`, { usedAt: clock().toISOString() })))
      return 'program';
    const known = verdicts.get(accountHash ?? '') ?? 'person';
    const verdict = mustCheck && known === 'person' ? 'unsure' : known;
    return verdict === 'unsure' && read.payload.kind === 'check' ? 'person' : verdict;
  }

  const app = new Hono().basePath(`${new URL(base, 'http://sandbox').pathname}/v1`);
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  app.onError((error, c) =>
    error instanceof z.ZodError ? c.json({ error: 'invalid-request' }, 400) : c.json({ error: 'unexpected' }, 500),
  );

  app.get('/person.js', (c) =>
    c.body(personScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
    }),
  );
  const give = (kind: Claims['kind']) => async (c: Context) => {
    const asked = asking.parse(await c.req.json().catch(() => null));
    if (asked.siteKey !== siteKey) return c.json({ error: 'unauthorised' }, 401);
    return c.json({ token: await tokenOf({ kind, action: asked.action }) });
  };
  app.post('/tokens', give('look'));
  app.post('/checks', give('check'));

  // From the shop's server.
  app.use(async (c, next) =>
    isSame(c.req.header('authorization'), `Bearer ${apiKey}`) ? next() : c.json({ error: 'unauthorised' }, 401),
  );
  app.post('/sites', async (c) => {
    const { origin } = siting.parse(await c.req.json().catch(() => null));
    return c.json({ scriptUrl: new URL(`${base}/v1/person.js`, origin).href, scriptIntegrity: integrity, siteKey });
  });
  app.post('/assessments', async (c) =>
    c.json({ verdict: await assess(assessing.parse(await c.req.json().catch(() => null))) }),
  );

  return { fetch: async (request) => app.fetch(request), apiKey };
}
