import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import type { ListingPorts } from '#machines/listing/listing.setup.ts';
import type { Listing, ListingWanted } from '#machines/listing/listing.types.ts';
import { listingQuery, listingSearch, listingSearchString } from '#src/domain/catalogue-url.ts';
import { seen } from '#src/ui/behaviour/seen.ts';

/** What the route's loader answers: the listing, or why it could not be read. */
export interface ListingAnswer {
  listing: Listing | null;
  failure: unknown;
}

const isAnswer = (data: unknown): data is ListingAnswer =>
  typeof data === 'object' && data !== null && 'listing' in data;

/**
 * The address of the page as the listing hears it: the route's loader reads what an address shows, and this tells when
 * one is awaited and what came. `path` is the page's own; other pages are none of its business.
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
      // The tick, and the list that dims, are seen before the router begins.
      await seen();
      if (hasEnded) return;
      const href = path + listingSearchString(query);
      // The same address once more is a retry: what was kept of it is read anew.
      if (router.latestLocation.publicHref === href) void router.invalidate({ sync: true }).then(tell);
      else void router.navigate({ href, resetScroll: false });
    });
    return () => {
      hasEnded = true;
      for (const end of ends) end();
    };
  }),
});
