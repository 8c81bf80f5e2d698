import { type Api, createApi } from './client.ts';
import { asOffline } from './outage.ts';
import { serverFetch } from './server-fetch.ts';

type Renew = () => Promise<boolean>;

let renewer: Renew | null = null;

/**
 * Renews the session with this function after a 401: the session's chart does so while it runs in a browser. Returns a
 * function that ends it.
 */
export function renewWith(renew: Renew): () => void {
  renewer = renew;
  return () => {
    renewer = null;
  };
}

const localeInPath = (): string => /^\/([a-z]{2}-[a-z]{2})(\/|$)/.exec(location.pathname)?.[1] ?? 'en-us';

/**
 * The shop's API client. In the browser it calls its own origin; in a render it calls the service in the same process.
 */
export const api: Api = import.meta.env.SSR
  ? createApi({ baseUrl: 'http://waymark.internal', fetch: serverFetch })
  : createApi({
      baseUrl: location.origin,
      fetch: (request) => fetch(request).catch(asOffline),
      locale: localeInPath,
      renew: () => renewer?.() ?? Promise.resolve(false),
    });
