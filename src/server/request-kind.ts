import { operationAt } from '#src/commerce/contract/incoming.ts';
import { isContractPath } from './contract-path.ts';

/** What a request is for, by its path. There are few values, so that metrics can have one series for each. */
export type RequestKind = 'api' | 'asset' | 'chart' | 'health' | 'other' | 'page' | 'picture' | 'sandbox';

const kinds: [RegExp, RequestKind][] = [
  [/^\/assets\//, 'asset'],
  [/^\/images\//, 'picture'],
  [/^\/(?:charts|blocks)(\/|$)/, 'chart'],
  [/^\/sandbox\//, 'sandbox'],
  [/^\/(health|ready)$/, 'health'],
  [/^\/[a-z]{2}-[a-z]{2}(\/|$)/, 'page'],
];

export const requestKind = (pathname: string): RequestKind =>
  isContractPath(pathname) ? 'api' : (kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other');

/**
 * The first path segment of each page of the shop. Any other segment could be text that somebody typed, so it is not
 * logged.
 */
const pages = [
  'p',
  'c',
  'cart',
  'checkout',
  'order-confirmation',
  'order-lookup',
  'account',
  'search',
  'compare',
  'favorites',
  'shared',
  'associate-login',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'newsletter',
  'help',
  'stores',
  'store-locator',
  'location-selector',
];

/**
 * Describes a request for the log, without personal data from its path and query: the operation of a call, or the kind
 * of a page and the id of its product or category (`page p WMTR1001MOS`).
 */
export function placeOf(method: string, pathname: string): string {
  const kind = requestKind(pathname);
  if (kind === 'api') return operationAt(method, pathname);
  if (kind !== 'page') return kind;
  const [, , word = '', rest = ''] = pathname.split('/');
  if (!pages.includes(word)) return word === '' ? 'page home' : 'page';
  const [id] =
    (word === 'p' && /[A-Z]{2,4}\d[A-Z0-9]{3,8}$/.exec(rest)) || (word === 'c' && /\b\d{4}$/.exec(rest)) || [];
  return id === undefined ? `page ${word}` : `page ${word} ${id}`;
}
