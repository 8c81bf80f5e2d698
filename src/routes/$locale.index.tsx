import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks, tagsOf } from '#src/blocks/blocks.data.ts';
import { organizationLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { absolute, publicHead } from './-head.ts';
import { homePage } from './-home.ts';
import { pictureOfPage, preloadsOfPage } from './-page-picture.ts';

/** The home page: the editors' blocks, and the products in them. */
export const Route = createFileRoute('/$locale/')({
  loader: async ({ context: { locale } }) => {
    const page = await homePage(api, locale);
    return { page, data: await loadBlocks(page.blocks, { api, locale }) };
  },
  headers: ({ loaderData }) => ({
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
    'x-waymark-tags': ['content:home', ...(loaderData ? tagsOf(loaderData.data) : [])].join(' '),
  }),
  head: ({ loaderData, params: { locale } }) => {
    if (!loaderData) return {};
    const { page } = loaderData;
    const facts = import.meta.env.SSR ? [organizationLd(absolute, inLocale(locale, '/'))] : [];
    const head = publicHead({
      locale,
      path: '/',
      ...page.seo,
      picture: pictureOfPage(page),
      facts,
    });
    return { ...head, links: [...preloadsOfPage(page), ...head.links] };
  },
  component: HomePage,
});

function HomePage() {
  const { page, data } = Route.useLoaderData();
  return <Blocks blocks={page.blocks} data={data} />;
}
