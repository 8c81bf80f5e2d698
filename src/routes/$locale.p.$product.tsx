import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { ChoiceType, Chosen } from '#machines/product/product.types.ts';
import { api } from '#src/api/api.ts';
import { LaterBlocks, loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { categoryPath, parseProduct } from '#src/domain/catalogue-url.ts';
import { breadcrumbsLd, productLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { ProductNotFound } from '#src/flows/product/ProductNotFound.tsx';
import { ProductPage } from '#src/flows/product/ProductPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { productText } from '#src/messages/product.ts';
import { absolute, missingHead, publicHead, sharedPicture } from './-head.ts';

const choices: readonly ChoiceType[] = ['size', 'width', 'length', 'fitType', 'inseam', 'amount'];

interface ProductSearch extends Chosen {
  recipe?: string;
  /** The line of the cart that the recipe is for. */
  item?: string;
}

function searchOf(raw: Record<string, unknown>): ProductSearch {
  const search: ProductSearch = {};
  for (const name of [...choices, 'recipe', 'item'] as const) {
    const value = raw[name];
    if (typeof value === 'string' && value !== '' && value.length <= 40) search[name] = value;
  }
  return search;
}

export const Route = createFileRoute('/$locale/p/$product')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => ({ recipe: searchOf({ ...search }).recipe }),
  loader: async ({ params, context: { locale }, deps: { recipe } }) => {
    const asked = parseProduct(params.product);
    if (!asked) throw notFound();
    const query = { locale, ...(recipe ? { recipe } : {}) };
    const reading = unwrap(
      api.GET('/products/v2/products/{productId}/details', { params: { path: { productId: asked.id }, query } }),
    ).catch((problem: unknown) => {
      if (problem instanceof ApiProblem && [400, 404].includes(problem.status)) throw notFound();
      throw problem;
    });
    // Together: without a connection both are rejected, and neither may be left without a handler.
    const [product, editorial] = await Promise.all([
      reading,
      loadBlocksLater().then(({ productEditorial }) => productEditorial(asked.id, locale, reading)),
    ]);
    if (`/p/${params.product}` !== product.url)
      throw redirect({ href: inLocale(locale, product.url), statusCode: 301 });
    return { product, editorial };
  },
  headers: ({ loaderData }) => ({
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
    ...(loaderData ? { 'x-waymark-tags': `product:${loaderData.product.masterId}` } : {}),
    ...(loaderData?.product.deliveryPromise.validUntil
      ? { 'x-waymark-until': loaderData.product.deliveryPromise.validUntil }
      : {}),
  }),
  head: ({ loaderData, params: { locale } }) => {
    const t = wordsIn(productText, locale);
    if (!loaderData) return missingHead(`${t('notFoundTitle')} | Waymark`);
    const { product } = loaderData;
    const { name, colourLabel, description, images, url, categoryPath: trail } = product;
    const title = colourLabel ? t('title', { name, colour: colourLabel }) : t('titlePlain', { name });
    const crumbs = [
      ...trail.map((category) => ({ name: category.name, path: categoryPath(category) })),
      { name, path: url },
    ];
    return publicHead({
      locale,
      path: url,
      title,
      description: `${name}. ${description.replaceAll(/\s+/g, ' ')}`.slice(0, 158),
      picture: images[0],
      type: 'product',
      facts: import.meta.env.SSR
        ? [
            productLd(
              product,
              absolute(inLocale(locale, url)),
              images.map(({ path }) => sharedPicture(path)),
            ),
            breadcrumbsLd(crumbs, (path) => absolute(inLocale(locale, path))),
          ]
        : [],
    });
  },
  component: Page,
  notFoundComponent: ProductNotFound,
});

function Page() {
  const { product, editorial } = Route.useLoaderData();
  const { locale } = Route.useRouteContext();
  const { item, recipe = '', ...chosen } = searchOf({ ...Route.useSearch() });
  return (
    <ProductPage
      key={product.id + recipe}
      locale={locale}
      product={product}
      chosen={chosen}
      itemId={item}
      above={<LaterBlocks id="editorial-top" content={editorial?.top} />}
      below={<LaterBlocks id="editorial-bottom" content={editorial?.bottom} />}
    />
  );
}
