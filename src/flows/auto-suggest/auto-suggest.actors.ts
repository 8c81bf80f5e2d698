import type { AnyRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import type { AutoSuggestPorts } from '#machines/auto-suggest/auto-suggest.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { routeWatcher } from '#src/flows/shared/watchRoute.ts';

/** The actors of the search field: suggestions (catalogue 7), and the router. */
export const createAutoSuggestActors = (router: AnyRouter, locale: LocaleCode): AutoSuggestPorts => ({
  autoSuggest: fromPromise(async ({ input: { q }, signal }) => {
    const answer = await unwrap(
      api.GET('/products/v2/search/autoSuggest', { params: { query: { locale, q } }, signal }),
    );
    // An answer that was cached before a deploy may have no `pages`.
    return { ...answer, pages: (answer.pages as typeof answer.pages | undefined) ?? [] };
  }),
  showPage: fromPromise(({ input: { path } }) => router.navigate({ href: path })),
  watchRoute: routeWatcher(router),
});
