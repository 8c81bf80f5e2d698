import type { AnyRouter } from '@tanstack/react-router';
import { parseQuery, stringifyQuery } from '#src/domain/query-string.ts';

/** The same request target for every target that shows the same page; null where the path cannot be decoded. */
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
 * Addresses of pages with only the query parameters that their routes know, as `validateSearch` of the matched routes
 * reads them: unknown names and values change nothing on a page, so that they change nothing in its address.
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

/** First parts of the paths, under their locale, of pages that show what only their reader may see. */
export const privatePages = ['cart', 'checkout', 'order-confirmation', 'order-lookup', 'account', 'favorites'] as const;

const privatePage = new RegExp(`^/[a-z]{2}-[a-z]{2}/(${privatePages.join('|')})(/|$)`);

/** Whether a page is rendered for its request, with the reader's cookies. */
export const isPrivatePage = (pathname: string): boolean => privatePage.test(pathname);

/** Asks for the page as it will be, or as a test group sees it (core 2): made for this request alone. */
export const isPreview = (target: string): boolean =>
  /[?&](preview|previewDateTime|p13n_testcontext)(=|&|$)/.test(target);
