import type { Catalogue } from '../catalogue/catalogue.ts';
import { withPayLater } from '../catalogue/pay-later.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { ReadPlanTerms } from '../payments/plan-terms.ts';
import { publicly } from './publicly.ts';

export const getProductDetails =
  (catalogue: Catalogue, planTerms: ReadPlanTerms): Handler<'getProductDetails'> =>
  async ({ params, query, context }) => {
    const body = await catalogue.details(params.productId, siteOf(query.locale), query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return publicly(withPayLater(body, await planTerms()), context);
  };
