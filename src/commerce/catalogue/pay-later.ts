import type { Product } from '#openapi/generated/waymark.gen.ts';
import { paymentsOf } from '#src/domain/instalments.ts';
import type { PlanTerms } from '../payments/payment-provider.ts';

/** A product with what it comes to when it is paid later, where it has one price and the lender lends that much. */
export function withPayLater(product: Product, terms: PlanTerms | null): Product {
  const { price, currency, comingSoon } = product;
  const { current, lowCurrent = current, highCurrent = current } = price;
  if (!terms || comingSoon || lowCurrent !== highCurrent || current < terms.least || current > terms.most)
    return product;
  const { payments } = terms;
  return { ...product, payLater: { payments, amount: Math.max(...paymentsOf(current, payments)), currency } };
}
