import { type Call, CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';
import { errorFacts } from '#src/commerce/log/error-facts.ts';
import { ACCESS_KEY } from './access-key.ts';
import type { Config } from './config.ts';
import type { ImageService } from './images/image-service.ts';
import type { Logger } from './log.ts';
import { isOn } from './modes.ts';
import { createPreviewAccess, isPreviewCall, PREVIEW_KEY_HEADER } from './preview/preview-access.ts';
import { refusal } from './refusal.ts';
import type { Shop } from './shop.types.ts';
import { channelOf } from '#src/domain/channel.ts';
import { defaultSource } from './visit.ts';

/** Headers of the connection, which do not describe the answer itself. */
const ofTheLine = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Headers of a call that no browser caused: of a public page, or of the sitemap. */
const ownCall = [
  ['x-usid', crypto.randomUUID()],
  ['x-channel', channelOf(null)],
  ['source', defaultSource],
] as const;

/** Milliseconds; more than twice the time that the service waits for its payment provider. */
const PATIENCE = 30_000;

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Returns a fetch for paths at `base`. Answers API503 if the service does not answer in time or cannot be reached; the
 * caller can retry.
 */
function asker(base: string, log: Pick<Logger, 'warn'>): Ask {
  const { origin } = new URL(base);
  return async (path, init) => {
    let answer: Response;
    try {
      // Concatenates text, because `//elsewhere/` parsed as an address would name another host.
      answer = await fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
      log.warn({ error: errorFacts(error) }, 'the service at COMMERCE_API_URL does not answer');
      return refusal(503, 'API503', { headers: { 'retry-after': '1' } });
    }
    // fetch has decompressed the body. Received headers are immutable, and the shop adds its own, so they are copied.
    const headers = new Headers(answer.headers);
    for (const name of ofTheLine) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  };
}

/** Shows the sandbox pages of a remote service under the shop's own address. */
const sandboxAt =
  (ask: Ask): NonNullable<Shop['sandbox']> =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ['connection', 'content-length', 'host', 'transfer-encoding', 'x-forwarded-for'])
      headers.delete(name);
    const body = request.method === 'GET' || request.method === 'HEAD' ? {} : { body: await request.arrayBuffer() };
    return ask(pathname + search, { method: request.method, headers, ...body });
  };

/**
 * A storefront for another implementation of the contract at COMMERCE_API_URL: `npm run service`, or a third party's.
 * Shows the first of the ACCESS_KEYS with each call, and sends the headers of core 7.
 */
export function openRemote(
  config: Pick<Config, 'MODE' | 'ACCESS_KEYS' | 'PREVIEW_KEY'>,
  base: string,
  images: ImageService,
  log: Logger,
): Shop {
  const {
    MODE,
    ACCESS_KEYS: [accessKey],
  } = config;
  const { value: previewKey } = createPreviewAccess(config);
  const ask = asker(base, log);
  const service = async (call: Call): Promise<Response> => {
    const { pathname, search } = new URL(call.url);
    const body = await call.text();
    const headers = new Headers([...call.headers]);
    if (accessKey !== undefined) headers.set(ACCESS_KEY, accessKey);
    if (previewKey !== null && isPreviewCall(pathname)) headers.set(PREVIEW_KEY_HEADER, previewKey);
    for (const [name, value] of ownCall) if (!headers.has(name)) headers.set(name, value);
    if (call.address !== undefined) headers.set(CLIENT_ADDRESS, call.address);
    return ask(pathname + search, { method: call.method, headers, ...(body === '' ? {} : { body }) });
  };
  return {
    service,
    images,
    sandbox: isOn('sandboxPayments', MODE) ? sandboxAt(ask) : null,
    hasDemoGuide: isOn('demoGuide', MODE),
    hasCatalogue: () => true,
    onChange: () => undefined,
    isReady: async () => (await service(new Request(new URL('/fapi/server/time', base)))).ok,
    close: async () => undefined,
  };
}
