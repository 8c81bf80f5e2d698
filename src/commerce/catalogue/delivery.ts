import type { Product, ProductDeliveryPromise } from '#openapi/generated/waymark.gen.ts';
import { deliveryDatesOf, workingDaysOf } from '../delivery/delivery-dates.ts';
import type { ShippingKind } from '../model/shipping.ts';
import { shippingMethods } from '../settings/shipping-methods.ts';
import type { ShopCountry } from '../model/locale.ts';
import type { Site } from './site.ts';

const standardMethod = (country: ShopCountry, kind: ShippingKind) =>
  shippingMethods.find((one) => one.country === country && one.kind === kind && one.isDefault);

/**
 * Returns the delivery dates of a product of this kind in the site's country, and the order value from which delivery
 * is free.
 */
export function deliveryPromise(
  { country, currency }: Site,
  kind: Extract<ShippingKind, 'sth' | 'digital' | 'customs'>,
): ProductDeliveryPromise {
  const method = standardMethod(country, kind);
  if (!method) return { daysMin: 0, daysMax: 0, currency };
  const freeFrom = method.price === 0 ? 0 : method.freeFrom;
  return { ...workingDaysOf(method), ...(freeFrom === null ? {} : { freeFrom }), currency: method.currency };
}

/**
 * Returns a product with its delivery dates, if it is ordered now. Products are cached for longer than dates are valid.
 */
export function withDeliveryDates(product: Product, { country }: Site, now: number): Product {
  const kinds = { standard: 'sth', customs: 'customs', digital: 'digital' } as const;
  const method = standardMethod(country, kinds[product.productType]);
  const dates = method ? deliveryDatesOf(method, now) : null;
  if (!dates) return product;
  const { validUntil, ...days } = dates;
  return {
    ...product,
    deliveryPromise: { ...product.deliveryPromise, ...days, validUntil: new Date(validUntil).toISOString() },
  };
}
