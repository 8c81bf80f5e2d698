import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { withDeliveryDates } from '../catalogue/delivery.ts';
import { withLowestPrice } from '../catalogue/lowest-price.ts';
import { withPayLater } from '../catalogue/pay-later.ts';
import { withCustomiser } from '../catalogue/customiser.ts';
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

function withoutCloudinary(product: Product): Product {
  if (!product.video?.cloudinaryAsset) return product;
  const { cloudinaryAsset: _, ...video } = product.video;
  return { ...product, video };
}

interface DetailsDeps {
  browsing: Catalogue;
  planTerms: ReadPlanTerms;
  clock: Clock;
  offersStockAlerts: boolean;
  /** True if a product says that its price is the lowest yet (catalogue 9). */
  showsLowestPrice: boolean;
  /** True if videos come from Cloudinary where they are there, too (catalogue 4). */
  usesCloudinary: boolean;
  customiserUrl: string | null;
  publicUrl: string;
}

export const getProductDetails =
  (deps: DetailsDeps): Handler<'getProductDetails'> =>
  async ({ params, query, context }) => {
    const { browsing, planTerms, clock, offersStockAlerts, showsLowestPrice, usesCloudinary } = deps;
    const site = siteOf(query.locale);
    const body = await browsing.details(params.productId, site, query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    const now = clock();
    const priced = withLowestPrice(withPayLater(body, await planTerms()), site, showsLowestPrice);
    const product = withDeliveryDates(offersStockAlerts ? priced : withoutAlerts(priced), site, now);
    const customised = browsing.isCustomisable(product.id) ? withCustomiser(product, site, deps) : product;
    const { validUntil } = product.deliveryPromise;
    return publicly(
      usesCloudinary ? customised : withoutCloudinary(customised),
      context,
      undefined,
      validUntil ? { now, until: Date.parse(validUntil) } : undefined,
    );
  };
