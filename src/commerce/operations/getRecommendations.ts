import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getRecommendations =
  (catalogue: Catalogue): Handler<'getRecommendations'> =>
  async ({ query, context }) => {
    const { locale, source, productId: productIds = [], categoryId, count = 16 } = query;
    const needsProducts = source === 'products' || source === 'related';
    if (needsProducts && productIds.length === 0) throw new CommerceError('API422', 400, { field: '/query/productId' });
    if ((source === 'category') !== (categoryId !== undefined))
      throw new CommerceError('API422', 400, { field: '/query/categoryId' });
    const products = catalogue.recommendations({ source, productIds, categoryId, count }, siteOf(locale));
    if (!products) throw new CommerceError('PLP400', 404, { field: '/query/categoryId' });
    return publicly({ source, products }, context);
  };
