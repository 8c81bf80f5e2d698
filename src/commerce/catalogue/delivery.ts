import type { ProductDeliveryPromise } from '#openapi/generated/waymark.gen.ts';
import type { ShippingKind } from '../model/shipping.ts';
import { shippingMethods } from '../settings/shipping-methods.ts';
import type { Site } from './site.ts';

/** "1-3 days" is 1 to 3, "1 day" 1, "Same day" 0. */
function daysOf(deliveryTime: string): { daysMin: number; daysMax: number } {
  const [first = 0, last = first] = (deliveryTime.match(/\d+/g) ?? []).map(Number);
  return { daysMin: first, daysMax: last };
}

/** When a product of this kind arrives in the site's country, and from which order value delivery costs nothing. */
export function deliveryPromise(
  { country, currency }: Site,
  kind: Extract<ShippingKind, 'sth' | 'digital' | 'customs'>,
): ProductDeliveryPromise {
  const method = shippingMethods.find((one) => one.country === country && one.kind === kind && one.isDefault);
  if (!method) return { daysMin: 0, daysMax: 0, currency };
  const freeFrom = method.price === 0 ? 0 : method.freeFrom;
  return { ...daysOf(method.deliveryTime), ...(freeFrom === null ? {} : { freeFrom }), currency: method.currency };
}
