import { type Call, type CallHeaders, CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';
import { correlated, correlationId, correlationOf } from '#src/commerce/log/correlation.ts';
import type { Caller } from './caller.ts';
import { cookieNames, httpOnlyCookie, readCookie } from './cookies.ts';
import { addressKey } from './networks.ts';
import type { OwnHosts } from './own-hosts.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Refuse } from './refuse.ts';

const tokenPath = '/token/v2/auth/token';
const signOutPath = '/consumers-v3/consumer/auth/signout';
const refreshLifetime = 60 * 60 * 24 * 30;

export interface GatewayOptions {
  /** The service behind the contract: the embedded one, or a remote one at COMMERCE_API_URL. */
  service: (call: Call) => Promise<Response>;
  publicUrl: string;
  isOwnOrigin: OwnHosts['isOwnOrigin'];
  perMinute: number;
  refuse: Refuse;
}

/**
 * Browser headers that do not reach the service. The gateway sets the caller and the address itself, and can rewrite
 * the body, which changes its length.
 */
const withheld = new Set([
  'cookie',
  'authorization',
  'content-length',
  'x-correlation-id',
  'x-forwarded-for',
  CLIENT_ADDRESS,
]);

/**
 * Adds the refresh token of the cookie to the body of a call that needs it. Forwards a body that is not an object
 * unchanged; the service refuses it.
 */
function withRefreshToken(text: string, pathname: string, refreshToken: string | null): string {
  if (refreshToken === null) return text;
  try {
    const fields: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return text;
    const wanted =
      pathname.endsWith(signOutPath) ||
      ('grant' in fields && (fields.grant === 'refresh' || fields.grant === 'registered'));
    return wanted ? JSON.stringify({ ...fields, refreshToken }) : text;
  } catch {
    // Not JSON, or nested too deeply to be serialised.
    return text;
  }
}

/** A browser's headers as the service gets them. The gateway sets `authorization` and `x-correlation-id`. */
function headersOf(request: Request, accessToken: string | null): CallHeaders {
  const id = correlationOf(correlationId());
  const authorization = accessToken ? `Bearer ${accessToken}` : null;
  return {
    get(name) {
      const lower = name.toLowerCase();
      if (lower === 'authorization') return authorization;
      if (lower === 'x-correlation-id') return id;
      return withheld.has(lower) ? null : request.headers.get(name);
    },
    *[Symbol.iterator]() {
      for (const header of request.headers) if (!withheld.has(header[0])) yield header;
      yield ['x-correlation-id', id];
      if (authorization) yield ['authorization', authorization];
    },
  };
}

/**
 * The gateway between the browser and the service. Stores access and refresh tokens in HttpOnly cookies, adds them to
 * requests and removes them from answers. Refuses changes that another site sends (AUT404) and limits the rate per
 * address (API429).
 */
export function createGateway({
  service,
  publicUrl,
  isOwnOrigin,
  perMinute,
  refuse,
}: GatewayOptions): (request: Request, caller: Caller) => Promise<Response> {
  const secure = new URL(publicUrl).protocol === 'https:';
  const limit = createRateLimit({ perMinute });

  /**
   * True if a page of the shop sent the request. Browsers send Origin with every request that changes something (core
   * 6, ours).
   */
  const isSameOrigin = ({ headers }: Request, caller: Caller): boolean => {
    const origin = headers.get('origin');
    return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin, caller);
  };

  const forward = async (
    request: Request,
    address: string,
    accessToken: string | null,
    rewritten?: string,
  ): Promise<Response> => {
    const { url, method } = request;
    // Read the body before the service starts: a later read from the browser could be cut off in the middle of a
    // change.
    const body = rewritten ?? (method === 'GET' || method === 'HEAD' ? '' : await request.text());
    return service({ url, method, headers: headersOf(request, accessToken), address, text: async () => body });
  };

  /** Moves the tokens of an answer into cookies. The page gets the other fields. */
  const keepTokens = async (response: Response): Promise<Response> => {
    if (!response.ok) return response;
    const { accessToken, refreshToken, ...rest } = (await response.json()) as Record<string, unknown> & {
      expiresIn?: number;
    };
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    if (typeof accessToken === 'string') {
      headers.append(
        'set-cookie',
        httpOnlyCookie(cookieNames.access, accessToken, { maxAge: refreshLifetime, secure }),
      );
    }
    if (typeof refreshToken === 'string') {
      headers.append(
        'set-cookie',
        httpOnlyCookie(cookieNames.refresh, refreshToken, { maxAge: refreshLifetime, secure }),
      );
    }
    return new Response(JSON.stringify(rest), { status: response.status, headers });
  };

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const address = addressKey(caller.address);
    const wait = limit(address);
    if (wait > 0) return refuse(request, 429, 'API429', { headers: { 'retry-after': String(wait) } });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isSameOrigin(request, caller))
      return refuse(request, 403, 'AUT404', { message: 'This request did not come from the shop.' });

    const cookie = request.headers.get('cookie');
    const { pathname } = new URL(request.url);
    const accessToken = readCookie(cookie, cookieNames.access);
    if (changes && pathname.endsWith(tokenPath)) {
      return keepTokens(
        await forward(
          request,
          address,
          accessToken,
          withRefreshToken(await request.text(), pathname, readCookie(cookie, cookieNames.refresh)),
        ),
      );
    }
    if (changes && pathname.endsWith(signOutPath)) {
      const answer = await forward(
        request,
        address,
        accessToken,
        withRefreshToken(await request.text(), pathname, readCookie(cookie, cookieNames.refresh)),
      );
      const headers = new Headers(answer.headers);
      for (const name of [cookieNames.access, cookieNames.refresh])
        headers.append('set-cookie', httpOnlyCookie(name, '', { maxAge: 0, secure }));
      return new Response(answer.body, { status: answer.status, headers });
    }
    return forward(request, address, accessToken);
  };

  // Uses the correlation id that the shop has set; a gateway without the shop makes its own.
  return (request, caller) =>
    correlated(correlationId() ?? correlationOf(request.headers.get('x-correlation-id')), () =>
      answer(request, caller),
    );
}
