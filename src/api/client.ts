import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/generated/waymark.gen.ts';

export type Api = Client<paths>;

export interface ApiOptions {
  /** Origin of the shop, without a trailing slash. */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** Sent as x-locale with each call; asked at each call because a shopper may switch. */
  locale?: () => string;
  /**
   * Asked once when the service answers 401 (a token ran out or was revoked): resolves true when the session has a new
   * one, and the call is then made again, once.
   */
  renew?: () => Promise<boolean>;
}

/** Where a 401 is the answer, and not about the token of the call: the tokens themselves, a password, a sign-out. */
const ownRefusals = /^\/(token|consumers-v3\/auth|consumers-v3\/consumer\/(auth|agent))\//;

/** Remembers what it says, so that it can be made again: a copy of each call would hold up the answer to a press. */
class RepeatableRequest extends Request {
  readonly #said: BodyInit | null;

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init);
    this.#said = init.body ?? null;
  }

  /** The same call, whose body was sent already. */
  again(): Request {
    return new Request(this, this.#said === null ? {} : { body: this.#said });
  }
}

/** The typed client of the whole contract (core 7). Every call carries a transaction and a correlation id. */
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
