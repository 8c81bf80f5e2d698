import type { Call, CallHeaders } from '#src/commerce/contract/call.ts';
import { cookieNames, httpOnlyCookie, readCookie } from './cookies.ts';
import { createRateLimit } from './rate-limit.ts';

const tokenPath = '/token/v2/auth/token';
const signOutPath = '/consumers-v3/consumer/auth/signout';
/** Where somebody could try other people's order numbers: for each of many calls that an address may make, one here. */
const guessablePath = '/consumers-v3/consumer/TrackOrder';
const guessableShare = 30;
const refreshLifetime = 60 * 60 * 24 * 30;

export interface GatewayOptions {
  /** The service behind the contract: the embedded one, or another at COMMERCE_API_URL. */
  service: (call: Call) => Promise<Response>;
  publicUrl: string;
  perMinute: number;
}

const refusal = (status: number, errorId: string, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errorDetails: [{ errorId, message }], appId: 'waymark-gateway', correlationId: crypto.randomUUID() }, { status, headers });

/** What of a browser's headers is not the service's: whose call it is says the token alone, and the body may be another. */
const withheld = new Set(['cookie', 'authorization', 'content-length']);

/** A browser's headers as the service sees them: `authorization` is the gateway's. */
function headersOf(request: Request, accessToken: string | null): CallHeaders {
  const authorization = accessToken ? `Bearer ${accessToken}` : null;
  return {
    get(name) {
      const lower = name.toLowerCase();
      if (lower === 'authorization') return authorization;
      return withheld.has(lower) ? null : request.headers.get(name);
    },
    *[Symbol.iterator]() {
      for (const header of request.headers) if (!withheld.has(header[0])) yield header;
      if (authorization) yield ['authorization', authorization];
    },
  };
}

/** Is this a page of ours talking? Browsers send Origin with every request that changes something (core 6, ours). */
function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  return origin === publicOrigin || origin === new URL(request.url).origin;
}

/**
 * Stands between the browser and the service: keeps access and refresh tokens in HttpOnly cookies, puts them on requests
 * and takes them out of answers, refuses changes that come from elsewhere, and limits the rate per address.
 */
export function createGateway({ service, publicUrl, perMinute }: GatewayOptions): (request: Request, address: string) => Promise<Response> {
  const publicOrigin = new URL(publicUrl).origin;
  const secure = publicOrigin.startsWith('https:');
  const limit = createRateLimit({ perMinute });
  const limitGuesses = createRateLimit({ perMinute: Math.max(1, Math.floor(perMinute / guessableShare)) });

  const forward = async (request: Request, accessToken: string | null, rewritten?: string): Promise<Response> => {
    const { url, method } = request;
    // Read once: what would be read from the browser later could be cut off half way through a change.
    const body = rewritten ?? (method === 'GET' || method === 'HEAD' ? '' : await request.text());
    return service({ url, method, headers: headersOf(request, accessToken), text: async () => body });
  };

  /** Puts the refresh token of the cookie into the body of a call that needs it. */
  const withRefreshToken = async (request: Request, refreshToken: string | null): Promise<string> => {
    const body: unknown = await request.json().catch(() => ({}));
    const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
    const wanted = new URL(request.url).pathname.endsWith(signOutPath) || ('grant' in fields && (fields.grant === 'refresh' || fields.grant === 'registered'));
    return JSON.stringify(wanted && refreshToken ? { ...fields, refreshToken } : fields);
  };

  /** Moves the tokens of an answer into cookies; the page gets the rest. */
  const keepTokens = async (response: Response): Promise<Response> => {
    if (!response.ok) return response;
    const { accessToken, refreshToken, ...rest } = (await response.json()) as Record<string, unknown> & { expiresIn?: number };
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    if (typeof accessToken === 'string') {
      headers.append('set-cookie', httpOnlyCookie(cookieNames.access, accessToken, { maxAge: refreshLifetime, secure }));
    }
    if (typeof refreshToken === 'string') {
      headers.append('set-cookie', httpOnlyCookie(cookieNames.refresh, refreshToken, { maxAge: refreshLifetime, secure }));
    }
    return new Response(JSON.stringify(rest), { status: response.status, headers });
  };

  return async (request, address) => {
    const isGuessable = new URL(request.url).pathname.endsWith(guessablePath);
    const wait = Math.max(limit(address), isGuessable ? limitGuesses(address) : 0);
    if (wait > 0) return refusal(429, 'API429', 'Too many requests. Please wait a moment.', { 'retry-after': String(wait) });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isSameOrigin(request, publicOrigin)) return refusal(403, 'AUT404', 'This request did not come from the shop.');

    const cookie = request.headers.get('cookie');
    const { pathname } = new URL(request.url);
    const accessToken = readCookie(cookie, cookieNames.access);
    if (changes && pathname.endsWith(tokenPath)) {
      return keepTokens(await forward(request, accessToken, await withRefreshToken(request, readCookie(cookie, cookieNames.refresh))));
    }
    if (changes && pathname.endsWith(signOutPath)) {
      const answer = await forward(request, accessToken, await withRefreshToken(request, readCookie(cookie, cookieNames.refresh)));
      const headers = new Headers(answer.headers);
      for (const name of [cookieNames.access, cookieNames.refresh]) headers.append('set-cookie', httpOnlyCookie(name, '', { maxAge: 0, secure }));
      return new Response(answer.body, { status: answer.status, headers });
    }
    return forward(request, accessToken);
  };
}
