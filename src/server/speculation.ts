import { locales } from '#src/domain/locale.ts';
import { privatePages } from './page-address.ts';

/**
 * Where browsers that know them read the rules; public pages name it in a header, which the script policy allows as a
 * file of the shop's own.
 */
export const speculationPath = '/speculation-rules.json';

/** Public, and not worth a guess: a search costs the shop more than a page, and an associate signs in once. */
const unguessed = ['search', 'associate-login'] as const;

const under = (page: string) => [`/:locale/${page}`, `/:locale/${page}/*`];

/**
 * Public pages may be fetched when a reader is about to press their link ("moderate": a pointer that rests on it, or a
 * finger that touches it). They are fetched without scripts being run, so that nothing is counted or changed; pages of
 * one reader, and addresses that ask for something (a query), are never fetched ahead.
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
