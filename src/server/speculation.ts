import { locales } from '#src/domain/locale.ts';
import { privatePages } from './page-address.ts';

/**
 * The address of the speculation rules. Public pages name it in a header, for browsers that support it. The script
 * policy allows it, because it is a file of the shop's own.
 */
export const speculationPath = '/speculation-rules.json';

/** Public pages that are not prefetched: a search costs the shop more than a page, and an associate signs in once. */
const unguessed = ['search', 'associate-login', 'reset-password', 'newsletter'] as const;

const under = (page: string) => [`/:locale/${page}`, `/:locale/${page}/*`];

/**
 * Lets browsers prefetch a public page when a reader is about to follow its link ("moderate": a pointer that rests on
 * it, or a finger that touches it). A prefetch runs no scripts, so it counts and changes nothing. Private pages and
 * addresses with a query are never prefetched.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `/:locale(${locales.join('|')}){/*}?` },
          { not: { href_matches: [...privatePages, ...unguessed].flatMap(under) } },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
