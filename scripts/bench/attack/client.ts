import { createHash, randomBytes } from 'node:crypto';
import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import type { Answer, Shopper } from '#tests/commerce/support/shop.ts';

/** A browser with a network address of its own, which a trusted proxy passes to the shop. */
export interface Client extends Shopper {
  url: string;
  /** Returns the same browser at another process of the shop. */
  at(url: string): Client;
}

export interface Said<Body> extends Answer<Body> {
  /** Who refuses: the service, or the bot defence, which requires its check. */
  appId: string | undefined;
}

export function openClient(url: string, address: string, cookies = new Map<string, string>()): Client {
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Said<Body>> => {
    const headers = {
      origin: url,
      'content-type': 'application/json',
      'x-locale': 'en-us',
      'x-forwarded-for': address,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...more,
    };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const text = await response.text();
    const answered = text === '' ? undefined : (JSON.parse(text) as Body);
    const refusal = response.status >= 400 ? (answered as ErrorBody | undefined) : undefined;
    return {
      status: response.status,
      body: answered as Body,
      errorId: refusal?.errorDetails[0]?.errorId,
      appId: refusal?.appId,
      headers: response.headers,
    };
  };
  return { url, token: '', call, at: (other) => openClient(other, address, cookies) };
}

export async function openGuest(url: string, address: string): Promise<Client> {
  const client = openClient(url, address);
  const { status } = await client.call('POST', '/token/v2/auth/token', {});
  if (status !== 200) throw new Error(`a guest was answered ${status}`);
  return client;
}

/** Returns `count` unrelated addresses; `from` is below 200. */
export const addresses = (count: number, from = 0): string[] =>
  Array.from(
    { length: count },
    (_, at) => `${100 + Math.floor(at / 60_000)}.${from}.${Math.floor(at / 250) % 240}.${(at % 250) + 1}`,
  );

/** Site keys of the bot defence; every shop of a run has its own. */
const siteKeys = new Map<string, string>();

/** Returns the token of a passed bot check; the sandbox's bot defence accepts everybody. */
export async function passCheck(client: Client, action: 'login' | 'giftCard' | 'trackOrder'): Promise<string> {
  const siteKey =
    siteKeys.get(client.url) ??
    (await client.call<{ siteKey: string }>('GET', '/consumers-v3/utilities/botDefence')).body.siteKey;
  siteKeys.set(client.url, siteKey);
  const passed = await client.call<{ token: string }>('POST', '/sandbox/bot-defence/v1/checks', { siteKey, action });
  return passed.body.token;
}

/** Tries a password; with the right one the client is signed in. */
export async function signIn(
  client: Client,
  username: string,
  {
    password = demoPassword,
    check,
    isAssociate = false,
    more = {},
  }: { password?: string; check?: string; isAssociate?: boolean; more?: object } = {},
) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const asked = { username, password, codeChallenge, ...(check ? { recaptcha_response: check } : {}) };
  const [path, body] = isAssociate
    ? ['/consumers-v3/consumer/agent/login', asked]
    : ['/consumers-v3/auth/signin', { type: 'Registered', ...asked }];
  const tried = (await client.call<{ authorizationCode: string }>('POST', path, body)) as Said<{
    authorizationCode: string;
  }>;
  if (tried.status === 200)
    await client.call('POST', '/token/v2/auth/token', {
      grant: 'registered',
      authorizationCode: tried.body.authorizationCode,
      codeVerifier,
      ...more,
    });
  return tried;
}

/** Runs the work for each item, this many at a time, and returns the results in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as Item, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
