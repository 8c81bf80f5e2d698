import type { AnyRouter } from '@tanstack/react-router';
import { parseQuery, stringifyQuery } from '#src/domain/query-string.ts';

/**
 * Normalises a request target: targets that show the same page get the same address. Null if the path cannot be
 * decoded.
 */
export type PageAddress = (target: string) => string | null;

const isValidator = (validate: unknown): validate is (search: Record<string, unknown>) => object =>
  typeof validate === 'function';

function normalPath(path: string): string | null {
  try {
    return path.includes('%') ? encodeURI(decodeURI(path)) : path;
  } catch {
    return null;
  }
}

/**
 * Returns a function that normalises addresses of pages. It keeps only the query parameters that `validateSearch` of
 * the matched routes reads: unknown names and values do not change a page, so they must not change its address.
 */
export const pageAddressOf =
  (router: Pick<AnyRouter, 'getMatchedRoutes'>): PageAddress =>
  (target) => {
    const mark = target.indexOf('?');
    const path = normalPath(mark === -1 ? target : target.slice(0, mark));
    if (path === null || mark === -1) return path;
    const asked = parseQuery(target.slice(mark + 1));
    const [routes] = router.getMatchedRoutes(decodeURI(path));
    const known = routes.map(({ options: { validateSearch } }) =>
      isValidator(validateSearch) ? validateSearch(asked) : {},
    );
    return path + stringifyQuery(Object.assign({}, ...known));
  };

/** First segments, after the locale, of pages with content that only their reader may see. */
export const privatePages = [
  'cart',
  'checkout',
  'order-confirmation',
  'order-lookup',
  'account',
  'favorites',
  'shared',
] as const;

const privatePage = new RegExp(`^/[a-z]{2}-[a-z]{2}/(${privatePages.join('|')})(/|$)`);

/** True if a page is rendered for its request, with the reader's cookies. */
export const isPrivatePage = (pathname: string): boolean => privatePage.test(pathname);

/** Parameters of a preview, of the mock mode and of a test group (core 2, core 7). */
const previewParameters = ['preview', 'previewDateTime', 'mock', 'p13n_testcontext'];

/**
 * True if the target requests a preview, the mock mode or a test group. Such a page is rendered for this request only.
 * Reads the names as decoded, as the preview itself does: `%70review` is `preview`.
 */
export function isPreview(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark === -1) return false;
  const asked = new URLSearchParams(target.slice(mark));
  return previewParameters.some((name) => asked.has(name));
}
