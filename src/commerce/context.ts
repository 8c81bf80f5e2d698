import type { Sessions } from './auth/sessions.ts';
import type { AdapterOptions, CallContext } from './contract.ts';
import { type Call, CLIENT_ADDRESS } from './contract/call.ts';
import { CommerceError } from './errors.ts';
import { isLocale, localeOf } from './settings/locales.ts';
import type { LocaleCode } from './model/locale.ts';
import { createKeyCheck } from './key-check.ts';

const originOf = (request: Call): string => {
  const given = request.headers.get('origin');
  return given && /^https?:/.test(given) && URL.canParse(given) ? new URL(given).origin : new URL(request.url).origin;
};

const sourceOf = (given: string | null): string | null =>
  given !== null && /^[A-Za-z0-9 ._-]{1,60}$/.test(given) ? given : null;

const tokenOf = ({ headers }: Call): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Returns the language, country, region and currency of a locale. */
export const contextLocale = (
  code: LocaleCode,
): Pick<CallContext, 'locale' | 'language' | 'country' | 'region' | 'currency'> => {
  const { language, country, region, currency } = localeOf(code);
  return { locale: code, language, country, region, currency };
};

/** Returns the caller's role for the log: reads only the token, not whether its session has ended. */
export const createRoleOf =
  ({ roleOf }: Pick<Sessions, 'roleOf'>): AdapterOptions['roleOf'] =>
  async (request) => {
    const token = tokenOf(request);
    return (token && (await roleOf(token))) || 'NONE';
  };

/** Header with the key of the warehouse. */
const WAREHOUSE_KEY = 'x-warehouse-key';

/** Returns the check of a call of the warehouse. Without a key the shop has no way in for one. */
export function createAdmitWarehouse(key: string | null): AdapterOptions['admitWarehouse'] {
  if (key === null)
    return () => {
      throw new CommerceError('API404', 404);
    };
  const isKey = createKeyCheck([key]);
  return ({ headers }) => {
    if (!isKey(headers.get(WAREHOUSE_KEY))) throw new CommerceError('AUT404', 403);
  };
}

/**
 * Reads session, address and language of a call from its headers. Throws AUT432 (401) if a session is required and
 * there is none.
 */
export function createContextOf(sessions: Sessions): AdapterOptions['contextOf'] {
  return async (request, { correlationId, isPreview, route, idempotencyKey }): Promise<CallContext> => {
    const { headers } = request;
    const token = tokenOf(request);
    const session =
      token && (route.security === 'optional' || route.security === 'required') ? await sessions.read(token) : null;
    if (!session && route.security === 'required') throw new CommerceError('AUT432', 401);
    const locale = headers.get('x-locale') ?? 'en-us';
    return {
      session,
      ...contextLocale(isLocale(locale) ? locale : 'en-us'),
      isPreview,
      correlationId,
      idempotencyKey,
      origin: originOf(request),
      source: sourceOf(headers.get('source')),
      // The contract has refused any other value.
      channel: headers.get('x-channel') === 'MAPP' ? 'MAPP' : 'ECOMM',
      userAgent: headers.get('user-agent'),
      address: request.address ?? headers.get(CLIENT_ADDRESS) ?? 'unknown',
    };
  };
}
