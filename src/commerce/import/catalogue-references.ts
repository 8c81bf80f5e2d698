import type { CatalogueData } from '../model/catalogue-data.ts';

/** Ids that a database already has, for a file that refers to them. */
export interface KnownIds {
  categories: ReadonlySet<string>;
  products: ReadonlySet<string>;
  upcs: ReadonlySet<string>;
  stores: ReadonlySet<string>;
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/**
 * Returns references to ids that do not exist, and ids that occur twice: one line each, beginning with the position in
 * the file.
 */
export function brokenReferences(data: CatalogueData, known: KnownIds): string[] {
  const categories = new Set([...known.categories, ...data.categories.map(({ id }) => id)]);
  const products = new Set([...known.products, ...data.products.map(({ id }) => id)]);
  const stores = new Set([...known.stores, ...data.stores.map(({ id }) => id)]);
  const variants = data.products.flatMap((product) => product.variants);
  const upcs = new Set([...known.upcs, ...variants.map((variant) => variant.upc)]);
  const masters = new Map(data.masters.map((master) => [master.id, master]));
  const colours = new Map(data.products.map((product) => [product.id, product]));

  const lost = (place: string, ids: readonly string[], all: ReadonlySet<string>, what: string): string[] =>
    ids.filter((id) => !all.has(id)).map((id) => `${place}: there is no ${what} ${id}`);
  const twice = (place: string, values: readonly string[]): string[] =>
    repeated(values).map((value) => `${place}: ${value} is there twice`);

  return [
    ...twice(
      'categories',
      data.categories.map(({ id }) => id),
    ),
    ...twice(
      'masters',
      data.masters.map(({ id }) => id),
    ),
    ...twice(
      'products',
      data.products.map(({ id }) => id),
    ),
    ...twice(
      'products, variants',
      variants.map(({ id }) => id),
    ),
    ...twice(
      'products, upc',
      variants.map((variant) => variant.upc),
    ),
    ...twice(
      'stores',
      data.stores.map(({ id }) => id),
    ),
    ...twice(
      'promotions',
      data.promotions.map(({ id }) => id),
    ),
    ...twice(
      'promotions, code',
      data.promotions.flatMap(({ code }) => code?.toUpperCase() ?? []),
    ),
    ...data.categories.flatMap(({ parentId }, at) =>
      lost(`categories[${at}].parentId`, parentId === null ? [] : [parentId], categories, 'category'),
    ),
    ...data.masters.flatMap(({ id, categoryIds, productIds, recommendationIds }, at) => [
      ...lost(`masters[${at}].categoryIds`, categoryIds, categories, 'category'),
      ...lost(`masters[${at}].productIds`, productIds, products, 'product'),
      ...productIds
        .filter((one) => (colours.get(one)?.masterId ?? id) !== id)
        .map((one) => `masters[${at}].productIds: ${one} belongs to ${colours.get(one)?.masterId}`),
      ...lost(`masters[${at}].recommendationIds`, recommendationIds, products, 'product'),
    ]),
    ...data.products.flatMap(({ id, masterId }, at) =>
      masters.get(masterId)?.productIds.includes(id)
        ? []
        : [`products[${at}].masterId: no master ${masterId} in this file names ${id}`],
    ),
    ...data.productSets.flatMap(({ productIds }, at) =>
      lost(`productSets[${at}].productIds`, productIds, products, 'product'),
    ),
    ...lost('stock', Object.keys(data.stock), upcs, 'variant with the UPC'),
    ...lost('storeStock', Object.keys(data.storeStock), stores, 'store'),
    ...Object.entries(data.storeStock).flatMap(([storeId, units]) =>
      lost(`storeStock.${storeId}`, Object.keys(units), upcs, 'variant with the UPC'),
    ),
    ...data.promotions.flatMap(({ categoryIds, effect }, at) => [
      ...lost(`promotions[${at}].categoryIds`, categoryIds ?? [], categories, 'category'),
      ...lost(
        `promotions[${at}].effect.productId`,
        effect.kind === 'gift' ? [effect.productId] : [],
        products,
        'product',
      ),
    ]),
  ];
}
