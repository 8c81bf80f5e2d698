import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { breadcrumbsLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { storeLd } from '#src/domain/store-ld.ts';
import { isStoreId, storePath } from '#src/domain/store-url.ts';
import { addressLine } from '#src/domain/address-line.ts';
import { StoreMissing } from '#src/flows/stores/StoreMissing.tsx';
import { StorePage } from '#src/flows/stores/StorePage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { absolute, missingHead, publicHead } from './-head.ts';

/** A store, in every locale: its hours, services, events and the way there. */
export const Route = createFileRoute('/$locale/stores/$store/{-$name}')({
  loader: async ({ context: { locale }, params }) => {
    const storeId = params.store;
    if (!isStoreId(storeId)) throw notFound();
    const details = await unwrap(
      api.GET('/stores/v1/{storeId}/details', { params: { path: { storeId }, query: { locale } } }),
    ).catch((problem: unknown) => {
      if (problem instanceof ApiProblem && [400, 404].includes(problem.status)) throw notFound();
      throw problem;
    });
    const path = storePath(details.store);
    if (path !== ['/stores', storeId, params.name].filter(Boolean).join('/'))
      throw redirect({ href: inLocale(locale, path), statusCode: 301 });
    const { countryCode } = details.store.address;
    const query = { locale, countryCode };
    const { stores } = await unwrap(api.GET('/consumers-v3/utilities/stores', { params: { query } }));
    return { details, others: stores };
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ loaderData, params: { locale } }) => {
    const t = wordsIn(storePagesText, locale);
    if (!loaderData) return missingHead(`${t('missingTitle')} | Waymark`);
    const { details } = loaderData;
    const { name, address } = details.store;
    const path = storePath(details.store);
    const inSite = (one: string) => absolute(inLocale(locale, one));
    const crumbs = [
      { name: t('heading'), path: '/stores' },
      { name, path },
    ];
    return publicHead({
      locale,
      path,
      title: t('storeTitle', { store: name }),
      description: t('storeDescription', { store: name, address: addressLine(address) }),
      facts: import.meta.env.SSR ? [storeLd(details, inSite(path)), breadcrumbsLd(crumbs, inSite)] : [],
    });
  },
  component: Page,
  notFoundComponent: StoreMissing,
});

function Page() {
  const { details, others } = Route.useLoaderData();
  return <StorePage key={details.store.storeId} details={details} others={others} />;
}
