import type { CatalogueData, Units } from '#src/commerce/model/catalogue-data.ts';
import { storeUnits, webUnits } from './catalogue/units.ts';
import type { Seed } from './seed.types.ts';

/** The demo's catalogue as the service imports it. */
export function catalogueDataOf(seed: Seed): CatalogueData {
  const variants = seed.products.flatMap((product) => product.variants);
  const onWeb = new Map(seed.stockExceptions.map(({ variantId, quantity }) => [variantId, quantity]));
  const inStores = new Map(
    seed.storeStockExceptions.map(({ storeId, variantId, quantity }) => [`${storeId} ${variantId}`, quantity]),
  );
  const stockOf = (storeId: string): Units =>
    Object.fromEntries(
      variants.flatMap((variant) => {
        const units = inStores.get(`${storeId} ${variant.id}`) ?? storeUnits(storeId, variant);
        return units > 0 ? [[variant.upc, units]] : [];
      }),
    );
  return {
    categories: seed.categories,
    masters: seed.masters,
    products: seed.products,
    productSets: seed.productSets,
    stock: Object.fromEntries(variants.map((variant) => [variant.upc, onWeb.get(variant.id) ?? webUnits(variant)])),
    stores: seed.stores,
    storeStock: Object.fromEntries(seed.stores.map(({ id }) => [id, stockOf(id)])),
    collectionPoints: seed.collectionPoints,
    promotions: seed.promotions.map(
      ({ redeemed: _redeemed, redeemedByEmails: _by, outcome: _outcome, isSimulated: _is, ...promotion }) => promotion,
    ),
  };
}
