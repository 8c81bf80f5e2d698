import { createFileRoute, notFound } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import type { Editorial } from '#src/blocks/editorial.types.ts';
import { loadBlocks, tagsOf } from '#src/blocks/blocks.data.ts';
import { PageTrail } from '#src/blocks/parts/PageTrail.tsx';
import { EnglishOnly } from '#src/blocks/parts/EnglishOnly.tsx';
import { NotFoundPage } from '#src/flows/storefront/NotFoundPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { pageEditorial } from '#src/blocks/editorial.data.ts';
import { missingHead, publicHead } from './-head.ts';
import { pictureOfPage, preloadsOfPage } from './-page-picture.ts';

const slugs = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const tags = /^[a-z0-9][a-z0-9-]{0,99}$/;

const searchOf = ({ tagId }: Record<string, unknown>): { tagId?: string } =>
  typeof tagId === 'string' && tags.test(tagId) ? { tagId } : {};

/** Any other URL: an editors' page by its slug (help/contact-us, privacy), or not found. */
export const Route = createFileRoute('/$locale/$')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  loader: async ({ context: { locale }, params: { _splat: slug = '' }, deps: { tagId } }) => {
    if (!slugs.test(slug) || slug === 'home') throw notFound();
    // Two dashes replace each slash: proxies damage encoded slashes.
    const path = { mode: 'publish', siteId: locale, page: slug.replaceAll('/', '--') } as const;
    const call = unwrap(api.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', { params: { path } }));
    const page = await call.catch(async (problem: unknown) => {
      if (!(problem instanceof ApiProblem && [400, 404].includes(problem.status))) throw problem;
      throw notFound({ data: await pageEditorial('error-4xx', locale) });
    });
    return {
      page,
      locales: page.locales,
      data: await loadBlocks(page.blocks, { api, locale, tagId, path: `/${slug}` }),
    };
  },
  headers: ({ loaderData }): Record<string, string> =>
    loaderData
      ? {
          'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
          'x-waymark-tags': [`content:${loaderData.page.slug}`, ...tagsOf(loaderData.data)].join(' '),
        }
      : {},
  head: ({ loaderData, params: { locale } }) => {
    if (!loaderData) return missingHead(`${wordsIn(storefrontText, locale)('notFoundTitle')} | Waymark`);
    const { page } = loaderData;
    const { title, description, noIndex } = page.seo;
    const head = publicHead({
      locale,
      path: `/${page.slug}`,
      locales: page.locales,
      title,
      description,
      picture: pictureOfPage(page),
      isIndexed: !noIndex,
    });
    return { ...head, links: [...preloadsOfPage(page), ...head.links] };
  },
  component: ContentRoute,
  notFoundComponent: Missing,
});

/** What editors say where there is no page; without it, the shop's own words. */
function Missing({ data }: { data?: unknown }) {
  const { blocks, data: loaded } = (data ?? {}) as Partial<Editorial>;
  return blocks?.length && loaded ? <Blocks blocks={blocks} data={loaded} /> : <NotFoundPage />;
}

function ContentRoute() {
  const { page, data } = Route.useLoaderData();
  const blocks = <Blocks blocks={page.blocks} data={data} />;
  return (
    <>
      {page.header.theme !== 'transparent' && <PageTrail crumbs={page.breadcrumbs} />}
      {page.language === 'en' ? <EnglishOnly>{blocks}</EnglishOnly> : blocks}
    </>
  );
}
