import type { Product } from '#openapi/generated/waymark.gen.ts';
import { paymentsOf } from '#src/domain/instalments.ts';
import type { PlanTerms } from '../payments/payment-provider.ts';

/** Returns a product with its pay-later instalment, if it has one price and the lender lends that amount. */
export function withPayLater(product: Product, terms: PlanTerms | null): Product {
  const { price, currency, comingSoon } = product;
  const { current, lowCurrent = current, highCurrent = current } = price;
  if (!terms || comingSoon || lowCurrent !== highCurrent || current < terms.least || current > terms.most)
    return product;
  const { payments } = terms;
  return { ...product, payLater: { payments, amount: Math.max(...paymentsOf(current, payments)), currency } };
}
