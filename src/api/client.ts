import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/generated/waymark.gen.ts';

export type Api = Client<paths>;

export interface ApiOptions {
  /** Origin of the shop, without a trailing slash. */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** Sent as x-locale with each call. Evaluated at each call, because a shopper may switch the locale. */
  locale?: () => string;
  /**
   * Called if the service answers 401 (the token has expired or was revoked). Resolves with true if the session has a
   * new token; the call is then retried once.
   */
  renew?: () => Promise<boolean>;
}

/**
 * Paths whose 401 is not about the token of the call: the tokens themselves, a password, a sign-out. They are not
 * retried.
 */
const ownRefusals = /^\/(token|consumers-v3\/auth|consumers-v3\/consumer\/(auth|agent))\//;

/**
 * Remembers its body, so that the call can be retried. Cloning each request instead would delay the response to a
 * click.
 */
class RepeatableRequest extends Request {
  readonly #said: BodyInit | null;

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init);
    this.#said = init.body ?? null;
  }

  /** The same call, for a retry after its body was sent. */
  again(): Request {
    return new Request(this, this.#said === null ? {} : { body: this.#said });
  }
}

/**
 * The typed client of the whole contract (core 7). Every call has a transaction id and a correlation id. Retries a call
 * once after a 401 if `renew` resolves with true.
 */
export function createApi({ baseUrl, fetch, locale, renew }: ApiOptions): Api {
  return createClient<paths>({
    baseUrl,
    Request: RepeatableRequest,
    fetch: async (request) => {
      request.headers.set('accept', 'application/json');
      request.headers.set('x-transaction-id', crypto.randomUUID());
      if (!request.headers.has('x-correlation-id')) request.headers.set('x-correlation-id', crypto.randomUUID());
      if (locale) request.headers.set('x-locale', locale());
      const response = await fetch(request);
      if (!renew || response.status !== 401 || ownRefusals.test(new URL(request.url).pathname)) return response;
      return (await renew()) ? fetch((request as RepeatableRequest).again()) : response;
    },
  });
}
