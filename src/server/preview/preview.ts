import { isLocale, type LocaleCode } from '#src/domain/locale.ts';

/** What an editor asked to see (core 2, catalogue 2). */
export interface Preview {
  /** The moment to show, as ISO date and time; null for now. */
  at: string | null;
  /** The site whose content is shown; null for the site of the page. */
  siteId: LocaleCode | null;
  /** True if the examples of the contract answer (core 7, mock mode). */
  isMock: boolean;
}

/** Names of the query parameters that belong to a preview. No page reads them itself. */
export const previewParameters = ['preview', 'previewDateTime', 'siteId', 'localePath', 'mock'] as const;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns the preview that a query string asks for; null unless it says `preview=true` or `mock=true`. */
export function previewIn(search: string): Preview | null {
  const asked = new URLSearchParams(search);
  const isMock = asked.get('mock') === 'true';
  if (asked.get('preview') !== 'true' && !isMock) return null;
  const at = asked.get('previewDateTime') ?? '';
  const siteId = asked.get('siteId') ?? '';
  return {
    at: moment.test(at) && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : null,
    siteId: isLocale(siteId) ? siteId : null,
    isMock,
  };
}

/** Returns where a preview leads first: the page in the locale of `localePath`; null if it is there already. */
export function previewedIn(url: URL): string | null {
  const locale = url.searchParams.get('localePath');
  if (locale === null || !isLocale(locale)) return null;
  const [, first = '', ...rest] = url.pathname.split('/');
  const path = [locale, ...(isLocale(first) || first === '' ? rest : [first, ...rest])].join('/');
  const query = new URLSearchParams(url.search);
  query.delete('localePath');
  return `/${path}?${query.toString()}`;
}

/** Returns the address that a preview redirects to as a preview, with the parameters of the one that was asked for. */
export function previewedRedirect(location: string, asked: URL): string {
  const url = new URL(location, asked);
  if (url.origin !== asked.origin) return location;
  for (const name of previewParameters) {
    const value = asked.searchParams.get(name);
    if (value !== null && name !== 'localePath') url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/**
 * Returns a call of the contract as a preview makes it (core 7): below `/pre`, content in the mode `preview` at the
 * moment and of the site that the editor chose; in mock mode below `/mock`. Pages run a copy of this function
 * (previewed-page.ts), so it uses nothing but its arguments.
 */
export function previewedCall(address: string, { at, siteId, isMock }: Preview): string {
  const url = new URL(address);
  const isContent = url.pathname.startsWith('/publish/caas/');
  if (isContent && siteId !== null) {
    url.pathname = url.pathname.replace(/\/[a-z]{2}-[a-z]{2}(?=\/|$)/, `/${siteId}`);
    if (url.searchParams.has('siteId')) url.searchParams.set('siteId', siteId);
  }
  if (isContent && at !== null) url.searchParams.set('previewDateTime', at);
  if (isContent) url.pathname = url.pathname.replace('/publish/', '/preview/');
  url.pathname = (isMock ? '/mock' : '/pre') + url.pathname;
  return url.href;
}
