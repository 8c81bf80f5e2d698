import type { Catalogue } from '../catalogue/catalogue.ts';
import { withDeliveryDates } from '../catalogue/delivery.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

/** Not cached: whoever reads it is about to buy, and needs the present stock. */
export const getProductSet =
  (catalogue: Catalogue, clock: Clock): Handler<'getProductSet'> =>
  async ({ params, query }) => {
    const site = siteOf(query.locale);
    const set = catalogue.set(params.productSetId, site);
    if (!set) throw new CommerceError('PLP400', 404, { field: '/path/productSetId' });
    const products = await Promise.all(set.productIds.map((id) => catalogue.details(id, site)));
    const now = clock();
    return {
      status: 200,
      body: { ...set, products: products.flatMap((one) => (one ? withDeliveryDates(one, site, now) : [])) },
    };
  };
