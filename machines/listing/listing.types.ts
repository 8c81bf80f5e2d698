import type { CatalogListing, SearchPage } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ListingQuery, ListingSortName } from '#src/domain/catalogue-url.ts';

/** A page of a category or of a search. */
export type Listing = Omit<CatalogListing, 'redirectUrl'> & {
  /** Of a search: did you mean these words. */
  suggestion?: string;
  /** Of a search: pages of help that the words may ask for. */
  pages?: SearchPage[];
};

export interface ListingInput {
  query: ListingQuery;
  /** Null where it could not be read. */
  listing: Listing | null;
}

export interface ListingContext {
  /** What the shopper wants to see: ahead of the listing while it is on its way. */
  query: ListingQuery;
  /** What is shown; it stays while the next is on its way, so that the page keeps its height. */
  listing: Listing | null;
  failure: ApiFailure | null;
}

export type ListingEvent =
  | { type: 'filter.toggled'; key: string; value: string }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: ListingSortName }
  /** The address changed (a link, back, forward) and what it shows is being read. */
  | { type: 'listing.awaited'; query: ListingQuery }
  | { type: 'listing.arrived'; query: ListingQuery; listing: Listing }
  | { type: 'listing.refused'; query: ListingQuery; failure: ApiFailure }
  | { type: 'listing.retried' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' };

/** What the chart asks of the address: show this, and read it. */
export interface ListingWanted {
  type: 'listing.wanted';
  query: ListingQuery;
}

/** `waiting`: another listing is on its way. */
export type ListingTag = 'waiting';
