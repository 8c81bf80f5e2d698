import type { CatalogListing, CategoryGridBlock, SearchPage } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ListingQuery, ListingSortName } from '#src/domain/catalogue-url.ts';

/** A page of a category or of a search. */
export type Listing = Omit<CatalogListing, 'redirectUrl'> & {
  /** For a search: the corrected query ("did you mean"). */
  suggestion?: string;
  /** For a search: help pages that match the query. */
  pages?: SearchPage[];
  /** What editors, or the words of a search, put among the products of the first page. */
  gridBlocks?: CategoryGridBlock[] | undefined;
};

export interface ListingInput {
  query: ListingQuery;
  /** Null if it could not be read. */
  listing: Listing | null;
}

export interface ListingContext {
  /** What the shopper wants to see: newer than the listing while that is loading. */
  query: ListingQuery;
  /** The shown listing; it stays while the next is loading, so that the page keeps its height. */
  listing: Listing | null;
  failure: ApiFailure | null;
}

export type ListingEvent =
  | { type: 'filter.toggled'; key: string; value: string }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: ListingSortName }
  /** The address changed (a link, Back, Forward) and its listing is loading. */
  | { type: 'listing.awaited'; query: ListingQuery }
  | { type: 'listing.arrived'; query: ListingQuery; listing: Listing }
  | { type: 'listing.refused'; query: ListingQuery; failure: ApiFailure }
  | { type: 'listing.retried' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' };

/** A request to the address port: show this query, and load it. */
export interface ListingWanted {
  type: 'listing.wanted';
  query: ListingQuery;
}

/** `waiting`: another listing is loading. */
export type ListingTag = 'waiting';
