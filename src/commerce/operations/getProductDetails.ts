import type { Catalogue } from '../catalogue/catalogue.ts';
import { withDeliveryDates } from '../catalogue/delivery.ts';
import { withPayLater } from '../catalogue/pay-later.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { ReadPlanTerms } from '../payments/plan-terms.ts';
import { publicly } from './publicly.ts';
import type { Clock } from '../clock.ts';

export const getProductDetails =
  (catalogue: Catalogue, planTerms: ReadPlanTerms, clock: Clock): Handler<'getProductDetails'> =>
  async ({ params, query, context }) => {
    const site = siteOf(query.locale);
    const body = await catalogue.details(params.productId, site, query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    const now = clock();
    const product = withDeliveryDates(withPayLater(body, await planTerms()), site, now);
    const { validUntil } = product.deliveryPromise;
    return publicly(product, context, undefined, validUntil ? { now, until: Date.parse(validUntil) } : undefined);
  };
