import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { withDeliveryDates } from '../catalogue/delivery.ts';
import { withLowestPrice } from '../catalogue/lowest-price.ts';
import { withPayLater } from '../catalogue/pay-later.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { ReadPlanTerms } from '../payments/plan-terms.ts';
import { publicly } from './publicly.ts';
import type { Clock } from '../clock.ts';

function withoutAlerts(product: Product): Product {
  const { subscriptionType: _, ...rest } = product;
  const variants = rest.variants.map((variant) => ({ ...variant, notifyMe: false }));
  return { ...rest, notifyMe: false, variants };
}

interface DetailsDeps {
  browsing: Catalogue;
  planTerms: ReadPlanTerms;
  clock: Clock;
  offersStockAlerts: boolean;
  /** True if a product says that its price is the lowest yet (catalogue 9). */
  showsLowestPrice: boolean;
}

export const getProductDetails =
  ({ browsing, planTerms, clock, offersStockAlerts, showsLowestPrice }: DetailsDeps): Handler<'getProductDetails'> =>
  async ({ params, query, context }) => {
    const site = siteOf(query.locale);
    const body = await browsing.details(params.productId, site, query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    const now = clock();
    const priced = withLowestPrice(withPayLater(body, await planTerms()), site, showsLowestPrice);
    const product = withDeliveryDates(offersStockAlerts ? priced : withoutAlerts(priced), site, now);
    const { validUntil } = product.deliveryPromise;
    return publicly(product, context, undefined, validUntil ? { now, until: Date.parse(validUntil) } : undefined);
  };
