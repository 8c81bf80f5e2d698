import { operationAt } from '#src/commerce/contract/incoming.ts';
import { isContractPath } from './contract-path.ts';

/** What a request is for, by its path; few values, so that metrics can have one series for each. */
export type RequestKind = 'api' | 'asset' | 'chart' | 'health' | 'other' | 'page' | 'picture' | 'sandbox';

const kinds: [RegExp, RequestKind][] = [
  [/^\/assets\//, 'asset'],
  [/^\/images\//, 'picture'],
  [/^\/charts(\/|$)/, 'chart'],
  [/^\/sandbox\//, 'sandbox'],
  [/^\/(health|ready)$/, 'health'],
  [/^\/[a-z]{2}-[a-z]{2}(\/|$)/, 'page'],
];

export const requestKind = (pathname: string): RequestKind =>
  isContractPath(pathname) ? 'api' : (kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other');

/**
 * The pages of the shop by the first word of their path; a word that is none of them could be anything that was typed.
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
  'favorites',
  'associate-login',
  'help',
];

/**
 * A request for the log, without what its path and query hold of people: the operation of a call, the kind of a page
 * and the number of its product or category (`page p WMTR1001MOS`).
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
