import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks, tagsOf } from '#src/blocks/blocks.data.ts';
import { organizationLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { absolute, publicHead } from './-head.ts';
import { pictureOfPage } from './-page-picture.ts';

/** The home page: what editors composed, with the products that it names. */
export const Route = createFileRoute('/$locale/')({
  loader: async ({ context: { locale } }) => {
    const path = { mode: 'publish', siteId: locale, page: 'home' } as const;
    const page = await unwrap(api.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', { params: { path } }));
    return { page, data: await loadBlocks(page.blocks, { api, locale }) };
  },
  headers: ({ loaderData }) => ({
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
    'x-waymark-tags': ['content:home', ...(loaderData ? tagsOf(loaderData.data) : [])].join(' '),
  }),
  head: ({ loaderData, params: { locale } }) =>
    loaderData
      ? publicHead({
          locale,
          path: '/',
          title: loaderData.page.seo.title,
          description: loaderData.page.seo.description,
          picture: pictureOfPage(loaderData.page),
          facts: [organizationLd(absolute, inLocale(locale, '/'))],
        })
      : {},
  component: HomePage,
});

function HomePage() {
  const { page, data } = Route.useLoaderData();
  return <Blocks blocks={page.blocks} data={data} />;
}
