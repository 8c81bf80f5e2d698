import { type Api, createApi } from './client.ts';
import { asOffline } from './outage.ts';
import { serverFetch } from './server-fetch.ts';

/** Renews the session after a 401. The session flow registers it when it starts in the browser. */
let renewer: (() => Promise<boolean>) | null = null;

export const provideRenewer = (renew: (() => Promise<boolean>) | null): void => {
  renewer = renew;
};

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
