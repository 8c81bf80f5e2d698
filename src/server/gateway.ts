import { type Call, type CallHeaders, CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';
import { correlated, correlationId, correlationOf } from '#src/commerce/log/correlation.ts';
import { ACCESS_KEY } from './access-key.ts';
import type { Caller } from './caller.ts';
import { cookieNames, httpOnlyCookie, readCookie } from './cookies.ts';
import { addressKey } from './networks.ts';
import type { OwnHosts } from './own-hosts.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Refuse } from './refuse.ts';
import { channelOf } from '#src/domain/channel.ts';
import { defaultSource, usidCookieOf, usidOf, type Visit } from './visit.ts';

const tokenPath = '/token/v2/auth/token';
const signOutPath = '/consumers-v3/consumer/auth/signout';
const joinPath = '/consumers-v3/consumer/loyalty/token';
/** The payment provider calls it, not a page: its signature counts, and no cookie. */
const paymentEventsPath = '/cart/v1/paymentEvents';
/** A warehouse calls it, not a page: its key counts, and no cookie. */
const warehousePath = '/warehouse/';
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
 * Browser headers that do not reach the service. The gateway sets the caller, the visit and the address itself, the
 * storefront its access key; a rewritten body has another length.
 */
const withheld = new Set([
  'cookie',
  'authorization',
  'content-length',
  'x-correlation-id',
  'x-forwarded-for',
  'x-usid',
  'x-channel',
  'source',
  CLIENT_ADDRESS,
  ACCESS_KEY,
]);

/** What the gateway knows of the browser that calls. */
interface Known extends Visit {
  address: string;
  accessToken: string | null;
  refreshToken: string | null;
}

/** Returns the fields that a body needs and no browser has: the refresh token of the cookie, or the id of the visit. */
function missingIn(fields: object, pathname: string, { refreshToken, usid }: Known): object | null {
  if (pathname.endsWith(joinPath)) return { usid };
  const wanted =
    pathname.endsWith(signOutPath) ||
    ('grant' in fields && (fields.grant === 'refresh' || fields.grant === 'registered'));
  return wanted && refreshToken !== null ? { refreshToken } : null;
}

/** Fills in a body. Returns one that is not an object unchanged; the service refuses it. */
function filledIn(text: string, pathname: string, known: Known): string {
  try {
    const fields: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return text;
    const missing = missingIn(fields, pathname, known);
    return missing ? JSON.stringify({ ...fields, ...missing }) : text;
  } catch {
    // Not JSON, or nested too deeply to be serialised.
    return text;
  }
}

/** A browser's headers as the service gets them, with those that the gateway sets. */
function headersOf({ headers }: Request, { accessToken, usid, channel }: Known): CallHeaders {
  const own = new Map([
    ['x-correlation-id', correlationOf(correlationId())],
    ['x-usid', usid],
    ['x-channel', channel],
    ['source', headers.get('source') ?? defaultSource],
    ...(accessToken ? ([['authorization', `Bearer ${accessToken}`]] as const) : []),
  ]);
  return {
    get(name) {
      const lower = name.toLowerCase();
      return own.get(lower) ?? (withheld.has(lower) ? null : headers.get(name));
    },
    *[Symbol.iterator]() {
      for (const header of headers) if (!withheld.has(header[0])) yield header;
      yield* own;
    },
  };
}

/**
 * The gateway between the browser and the service. Stores access and refresh tokens in HttpOnly cookies, adds them to
 * requests and removes them from answers. Adds the headers of the visit (core 7). Refuses changes that another site
 * sends (AUT404) and limits the rate per address (API429).
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

  const forward = async (request: Request, known: Known, rewritten?: string): Promise<Response> => {
    const { url, method } = request;
    // Read the body before the service starts: a later read from the browser could be cut off in the middle of a
    // change.
    const body = rewritten ?? (method === 'GET' || method === 'HEAD' ? '' : await request.text());
    const headers = headersOf(request, known);
    return service({ url, method, headers, address: known.address, text: async () => body });
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

  const forwarded = async (request: Request, known: Known, changes: boolean): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const paths = request.headers.has('content-type') ? [tokenPath, signOutPath, joinPath] : [tokenPath, signOutPath];
    const isFilledIn = paths.some((path) => pathname.endsWith(path));
    if (!changes || !isFilledIn) return forward(request, known);
    const answer = await forward(request, known, filledIn(await request.text(), pathname, known));
    if (pathname.endsWith(tokenPath)) return keepTokens(answer);
    if (!pathname.endsWith(signOutPath)) return answer;
    const headers = new Headers(answer.headers);
    for (const name of [cookieNames.access, cookieNames.refresh])
      headers.append('set-cookie', httpOnlyCookie(name, '', { maxAge: 0, secure }));
    return new Response(answer.body, { status: answer.status, headers });
  };

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const address = addressKey(caller.address);
    // Counts every request, but names the foreign origin first: the answer to a limited form shows what it said.
    const wait = limit(address);
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const { pathname } = new URL(request.url);
    const isWarehouse = pathname.startsWith(warehousePath);
    const isSigned = isWarehouse || pathname === paymentEventsPath;
    if (changes && !isSigned && !isSameOrigin(request, caller))
      return refuse(request, 403, 'AUT404', { message: 'This request did not come from the shop.' });
    if (wait > 0) return refuse(request, 429, 'API429', { headers: { 'retry-after': String(wait) } });

    const cookie = isWarehouse ? null : request.headers.get('cookie');
    const kept = usidOf(cookie);
    const known: Known = {
      address,
      accessToken: readCookie(cookie, cookieNames.access),
      refreshToken: readCookie(cookie, cookieNames.refresh),
      usid: kept ?? crypto.randomUUID(),
      channel: channelOf(request.headers.get('user-agent')),
    };
    const response = await forwarded(request, known, changes);
    // A cookie in an answer that others may get from a cache would give them the same id.
    if (kept === null && !isWarehouse && !response.headers.get('cache-control')?.startsWith('public'))
      response.headers.append('set-cookie', usidCookieOf(known.usid, secure));
    return response;
  };

  // Uses the correlation id that the shop has set; a gateway without the shop makes its own.
  return (request, caller) =>
    correlated(correlationId() ?? correlationOf(request.headers.get('x-correlation-id')), () =>
      answer(request, caller),
    );
}
