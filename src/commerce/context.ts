import type { Sessions } from './auth/sessions.ts';
import { contextLocale, isLocale } from './cart/reference.ts';
import type { AdapterOptions, CallContext } from './contract.ts';
import type { Call } from './contract/call.ts';
import { CommerceError } from './errors.ts';

const originOf = (request: Call): string => {
  const given = request.headers.get('origin');
  return given && /^https?:/.test(given) && URL.canParse(given) ? new URL(given).origin : new URL(request.url).origin;
};

/**
 * Who calls, from where, in which language: read from the headers. AUT432 (401) where a session is needed and there is
 * none.
 */
export function createContextOf(sessions: Sessions): AdapterOptions['contextOf'] {
  return async (request, { correlationId, isPreview, route }): Promise<CallContext> => {
    const { headers } = request;
    const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    const session = token && route.security !== 'none' ? await sessions.read(token) : null;
    if (!session && route.security === 'required') throw new CommerceError('AUT432', 401);
    const locale = headers.get('x-locale') ?? 'en-us';
    return {
      session,
      ...contextLocale(isLocale(locale) ? locale : 'en-us'),
      isPreview,
      correlationId,
      idempotencyKey: headers.get('idempotency-key'),
      origin: originOf(request),
    };
  };
}
