import type { ShippingMethod as ShippingMethodAnswer } from '#openapi/generated/waymark.gen.ts';
import { adjustmentOf, deliveriesOf } from '#src/domain/cart-totals.ts';
import type { ShippingMethod } from '../model/shipping.ts';
import { offerOf, type ShipmentKind, shippingMethodOf } from './delivery.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { localeOf } from '../settings/locales.ts';

/**
 * Returns a function that describes a shipping method of a group, with its price. The other groups keep their chosen
 * methods. The group's price contains its share of a delivery adjustment by a store.
 */
export function methodView({ cart, now, promotions, totals, adjustments, shipments }: PricedCart, group: ShipmentKind) {
  const { language } = localeOf(cart.locale);
  const about = { promotions, itemTotal: totals.itemTotal, now };
  const adjustment = adjustmentOf(adjustments, 'SHIPPING');
  return (method: ShippingMethod): ShippingMethodAnswer => {
    const view = shippingMethodOf(method, { language, ...about });
    if (!adjustment) return view;
    const ways = shipments.flatMap((one) => {
      const by = one.group === group ? method : one.method;
      return by ? [{ group: one.group, offer: offerOf(by) }] : [];
    });
    const { deliveries } = deliveriesOf(
      ways.map(({ offer }) => offer),
      { ...about, adjustment },
    );
    const own = deliveries[ways.findIndex((one) => one.group === group)];
    return own ? { ...view, price: { ...view.price, finalAmount: own.amount } } : view;
  };
}
