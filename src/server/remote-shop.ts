import { type Call, CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';
import { errorFacts } from '#src/commerce/log/error-facts.ts';
import type { Config } from './config.ts';
import type { ImageService } from './images/image-service.ts';
import type { Logger } from './log.ts';
import { isOn } from './modes.ts';
import { refusal } from './refusal.ts';
import type { Shop } from './shop.types.ts';

/** Headers that tell how an answer travelled, not what it is. */
const ofTheLine = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Milliseconds; longer than the service waits for its payment provider, twice. */
const PATIENCE = 30_000;

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Asks at `base`. Nobody there, or no answer in time, is API503: the same call can be made again. */
function asker(base: string, log: Pick<Logger, 'warn'>): Ask {
  const { origin } = new URL(base);
  return async (path, init) => {
    let answer: Response;
    try {
      // Put together as text: as an address of its own, `//elsewhere/` would name another host.
      answer = await fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
      log.warn({ error: errorFacts(error) }, 'the service at COMMERCE_API_URL does not answer');
      return refusal(503, 'API503', { headers: { 'retry-after': '1' } });
    }
    // What came is unpacked by now, and headers that came cannot be added to: the reader's are the shop's own.
    const headers = new Headers(answer.headers);
    for (const name of ofTheLine) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  };
}

/** The stand-ins of a service that is open for trying out: its pages are shown under the shop's own address. */
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
 * A storefront before another implementation of the contract, at COMMERCE_API_URL: `npm run service`, or somebody
 * else's.
 */
export function openRemote({ MODE }: Pick<Config, 'MODE'>, base: string, images: ImageService, log: Logger): Shop {
  const ask = asker(base, log);
  const service = async (call: Call): Promise<Response> => {
    const { pathname, search } = new URL(call.url);
    const body = await call.text();
    const headers = new Headers([...call.headers]);
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
