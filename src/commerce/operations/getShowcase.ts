import type { Locale } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoryUrl, productOfId, productUrl } from '../catalogue/model.ts';
import { siteOf } from '../catalogue/site.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import { type ShopPlaces, showcase } from '../content/showcase.ts';
import type { Handler } from '../contract.ts';
import { inLanguage } from '../translate.ts';
import { publicly } from './publicly.ts';

/** Results of a page of the preview's list (catalogue 2). */
const LIMIT = 20;

/** Words of a search without results. */
const NOTHING_FOUND = 'qxqxqx';

/** Returns where the shop has a search, and the catalogue a category or a product, in the language of a locale. */
function placesIn(catalogue: Catalogue, locale: Locale): ShopPlaces {
  const { model } = catalogue;
  const site = siteOf(locale);
  const { language } = site;
  return {
    search: (searchType) => {
      const words: Partial<Record<string, string>> = {
        products: catalogue.popularTerms(1, site)[0],
        'no-results': NOTHING_FOUND,
      };
      const query = words[searchType];
      return query === undefined ? null : { path: `/search?q=${encodeURIComponent(query)}` };
    },
    family: (beginning) => {
      const product = [...model.productById.values()].find(({ id }) => id.startsWith(beginning));
      return product ? { path: productUrl(product) } : null;
    },
    category: (id) => {
      const category = model.categoryById.get(id);
      return category ? { name: inLanguage(category.doc.name, language), path: categoryUrl(category) } : null;
    },
    product: (id) => {
      const product = productOfId(model, id);
      return product ? { name: product.style.doc.name, path: productUrl(product) } : null;
    },
  };
}

export const getShowcase =
  (catalogue: Catalogue, content: CheckedContent): Handler<'getShowcase'> =>
  async ({ params, query: { layoutVariant, limit = LIMIT, offset = 0, previewDateTime }, context }) => {
    const source = contentIn(content, params.mode, previewDateTime);
    if (source.showcase) {
      const wish = { docType: params.docType, limit: String(limit), offset: String(offset) };
      const listed = await source.showcase(
        layoutVariant === undefined ? wish : { ...wish, layoutVariant },
        params.siteId,
      );
      return publicly(listed, context, params.mode);
    }
    const places = placesIn(catalogue, params.siteId);
    const items = await showcase(source, { docType: params.docType, layoutVariant }, params.siteId, places);
    const body = { items: items.slice(offset, offset + limit), total: items.length, offset, limit };
    return publicly(body, context, params.mode);
  };
