import type { ReviewQuery, ReviewSort } from '#machines/reviews/reviews.types.ts';
import type { ReviewFit } from '#openapi/generated/waymark.gen.ts';

/** The reviews that the address of a product page asks for: `?reviewStars=4&reviewSize=8&reviewFit=small`. */

export const sorts = ['helpful', 'newest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[];
export const fits = ['small', 'true-to-size', 'large'] as const satisfies readonly ReviewFit[];

/** Reads the query; what it does not know counts as not said. */
export function reviewQueryIn(search: string): ReviewQuery {
  const parameters = new URLSearchParams(search);
  const stars = Number(parameters.get('reviewStars'));
  const size = parameters.get('reviewSize') ?? '';
  return {
    sort: sorts.find((one) => one === parameters.get('reviewSort')) ?? 'helpful',
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    fit: fits.find((one) => one === parameters.get('reviewFit')) ?? null,
    size: /^[^\p{Cc}]{1,40}$/u.test(size) ? size : null,
  };
}

/** Returns the search of an address with another query, and everything else as it is. */
export function searchWith(search: string, { sort, stars, fit, size }: ReviewQuery): string {
  const parameters = new URLSearchParams(search);
  const values = { reviewSort: sort === 'helpful' ? null : sort, reviewStars: stars, reviewFit: fit, reviewSize: size };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
