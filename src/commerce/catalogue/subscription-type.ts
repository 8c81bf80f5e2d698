import type { SubscriptionType } from '#openapi/generated/waymark.gen.ts';
import type { ProductDoc } from '../model/catalogue.ts';

/** Returns what a shopper is told of a product: that it is on sale, or that a size is back. */
export const subscriptionTypeOf = ({ comingSoon }: Pick<ProductDoc, 'comingSoon'>): SubscriptionType =>
  comingSoon ? 'LAUNCH' : 'RESTOCK';
