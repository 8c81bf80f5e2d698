import type { Product, ProductPrice } from '#openapi/generated/waymark.gen.ts';

/** Structured data for search engines (schema.org). `absolute` puts the site's origin before a path. */
type Absolute = (path: string) => string;
type Json = Record<string, unknown>;

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a script element: no text in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => unsafe[character] ?? character);

const decimal = (minor: number): string => (minor / 100).toFixed(2);

function offersOf({ price, comingSoon, allVariantsOutOfStock, presale }: Product, url: string): Json {
  const availability = comingSoon || presale ? 'PreOrder' : allVariantsOutOfStock ? 'OutOfStock' : 'InStock';
  const { lowCurrent = price.current, highCurrent = lowCurrent, currency }: ProductPrice = price;
  const common = { priceCurrency: currency, availability: `https://schema.org/${availability}`, url };
  return lowCurrent < highCurrent
    ? { '@type': 'AggregateOffer', ...common, lowPrice: decimal(lowCurrent), highPrice: decimal(highCurrent) }
    : { '@type': 'Offer', ...common, price: decimal(lowCurrent), itemCondition: 'https://schema.org/NewCondition' };
}

/** A product with its offer and its rating. `pictures` are absolute URLs. */
export const productLd = (product: Product, url: string, pictures: readonly string[]): Json => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': url,
  name: product.name,
  sku: product.id,
  productGroupID: product.masterId,
  description: product.description.split('\n\n')[0],
  brand: { '@type': 'Brand', name: 'Waymark' },
  image: pictures,
  ...(product.colourLabel ? { color: product.colourLabel } : {}),
  ...(product.upc && /^\d{12}$/.test(product.upc) ? { gtin12: product.upc } : {}),
  ...(product.rating && product.rating.reviewsCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.score,
          reviewCount: product.rating.reviewsCount,
        },
      }
    : {}),
  offers: offersOf(product, url),
});

/** The breadcrumbs of a page. */
export const breadcrumbsLd = (crumbs: readonly { name: string; path: string }[], absolute: Absolute): Json => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});

/** The products of a listing, in order. */
export const itemListLd = (items: readonly { name: string; path: string }[], absolute: Absolute): Json => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absolute(path),
  })),
});

/** The shop and its search, for the home page. */
export const organizationLd = (absolute: Absolute, home: string): Json => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': absolute('/#organization'),
      name: 'Waymark',
      url: absolute(home),
      logo: absolute('/favicon.svg'),
    },
    {
      '@type': 'WebSite',
      name: 'Waymark',
      url: absolute(home),
      publisher: { '@id': absolute('/#organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(`${home}/search`)}?q={q}`,
        'query-input': 'required name=q',
      },
    },
  ],
});
