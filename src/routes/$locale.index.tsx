import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks, tagsOf } from '#src/blocks/blocks.data.ts';
import { organizationLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { absolute, publicHead } from './-head.ts';
import { homePage } from './-home.ts';
import { contentMode } from './-mode.ts';
import { pictureOfPage, preloadsOfPage } from './-page-picture.ts';

/** The home page: the editors' blocks, and the products in them. */
export const Route = createFileRoute('/$locale/')({
  validateSearch: ({ preview }: Record<string, unknown>): { preview?: 'true' } =>
    preview === 'true' ? { preview } : {},
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async ({ context: { locale }, deps: { preview } }) => {
    const page = await homePage(api, locale, contentMode(preview));
    return { page, data: await loadBlocks(page.blocks, { api, locale }) };
  },
  headers: ({ loaderData, match }) => ({
    'cache-control': match.loaderDeps.preview ? 'no-store' : 'public, s-maxage=60, stale-while-revalidate=3600',
    'x-waymark-tags': ['content:home', ...(loaderData ? tagsOf(loaderData.data) : [])].join(' '),
  }),
  head: ({ loaderData, match, params: { locale } }) => {
    if (!loaderData) return {};
    const { page } = loaderData;
    const facts = import.meta.env.SSR ? [organizationLd(absolute, inLocale(locale, '/'))] : [];
    const head = publicHead({
      locale,
      path: '/',
      ...page.seo,
      picture: pictureOfPage(page),
      facts,
      ...(match.loaderDeps.preview ? { isIndexed: false } : {}),
    });
    return { ...head, links: [...preloadsOfPage(page), ...head.links] };
  },
  component: HomePage,
});

function HomePage() {
  const { page, data } = Route.useLoaderData();
  return <Blocks blocks={page.blocks} data={data} />;
}
