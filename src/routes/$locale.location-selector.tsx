import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { LocationSelector } from '#src/flows/storefront/LocationSelector.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { locationSelectorText } from '#src/messages/location-selector.ts';
import { publicHead } from './-head.ts';

/** The countries and languages of the shop (catalogue 7). */
export const Route = createFileRoute('/$locale/location-selector')({
  loader: () => unwrap(api.GET('/fapi/pages/location-selector')),
  staleTime: 600_000,
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ params: { locale } }) => {
    const t = wordsIn(locationSelectorText, locale);
    return publicHead({ locale, path: '/location-selector', title: t('title'), description: t('intro') });
  },
  component: Page,
});

function Page() {
  return <LocationSelector {...Route.useLoaderData()} />;
}
