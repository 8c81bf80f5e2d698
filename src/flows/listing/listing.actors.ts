import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import type { ListingPorts } from '#machines/listing/listing.setup.ts';
import type { Listing, ListingWanted } from '#machines/listing/listing.types.ts';
import { listingQuery, listingSearch, listingSearchString } from '#src/domain/catalogue-url.ts';
import { seen } from '#src/ui/behaviour/seen.ts';

/** The result of the route's loader: the listing, or why it could not be read. */
export interface ListingAnswer {
  listing: Listing | null;
  failure: unknown;
}

const isAnswer = (data: unknown): data is ListingAnswer =>
  typeof data === 'object' && data !== null && 'listing' in data;

/**
 * Connects the listing to the URL of the page: the route's loader reads the data, and this actor reports that a load
 * has started and what it returned. `path` is the page's own; it ignores other pages.
 */
export const createListingActors = (router: AnyRouter, path: string): ListingPorts => ({
  address: fromCallback<ListingWanted, undefined>(({ receive, sendBack }) => {
    let hasEnded = false;
    const queryOf = (search: Record<string, unknown>) => listingQuery(listingSearch(search));
    const tell = () => {
      const { location, matches } = router.state;
      if (location.pathname !== path) return;
      const answer: unknown = matches.at(-1)?.loaderData;
      if (!isAnswer(answer)) return;
      const query = queryOf(location.search);
      if (answer.listing) sendBack({ type: 'listing.arrived', query, listing: answer.listing });
      else sendBack({ type: 'listing.refused', query, failure: failureOf({ error: answer.failure }) });
    };
    const ends = [
      router.subscribe('onBeforeLoad', ({ toLocation }) => {
        if (toLocation.pathname === path) sendBack({ type: 'listing.awaited', query: queryOf(toLocation.search) });
      }),
      router.subscribe('onResolved', tell),
    ];
    receive(async ({ query }) => {
      // Paints the tick and the dimmed list before the router starts.
      await seen();
      if (hasEnded) return;
      const href = path + listingSearchString(query);
      // The same URL again is a retry: its cached data is loaded again.
      if (router.latestLocation.publicHref === href) void router.invalidate({ sync: true }).then(tell);
      else void router.navigate({ href, resetScroll: false });
    });
    return () => {
      hasEnded = true;
      for (const end of ends) end();
    };
  }),
});
