import type { Listing } from '#machines/listing/listing.types.ts';
import { type ListingQuery, listingSearchString } from '#src/domain/catalogue-url.ts';
import { isNotFound } from '@tanstack/react-router';

interface Problem {
  message: string;
  errorId: string;
  status: number;
}

const problemOf = (thrown: unknown): Problem => {
  const {
    errorId = 'UNEXPECTED',
    status = 0,
    message = '',
  } = thrown instanceof Error ? (thrown as Error & Partial<Problem>) : {};
  return { errorId, status, message };
};

/**
 * Returns a listing, or the failure that prevented it. In the browser the failure is a value, so that the previous list
 * can stay. A server render has nothing else to show, so it throws.
 */
export async function answered<Read extends Listing>(
  reading: Promise<Read>,
): Promise<{ listing: Read; failure: null } | { listing: null; failure: Problem }> {
  try {
    return { listing: await reading, failure: null };
  } catch (thrown) {
    if (import.meta.env.SSR || isNotFound(thrown)) throw thrown;
    return { listing: null, failure: problemOf(thrown) };
  }
}

/** Returns the paths of the previous and next page, for the head. */
export function neighbours(
  { start, count, total }: Listing,
  path: string,
  query: ListingQuery,
): { previous?: string; next?: string } {
  const at = (page: number) => path + listingSearchString({ ...query, page });
  return {
    ...(query.page > 1 ? { previous: at(query.page - 1) } : {}),
    ...(start + count < total ? { next: at(query.page + 1) } : {}),
  };
}
