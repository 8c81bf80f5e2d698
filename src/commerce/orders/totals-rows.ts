import type { Address, Order } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { say } from '../mail/words.ts';

/** What a document says of money: the lines under the items. */
export function totalsRows({ totals, currency, locale, shipments }: Pick<Order, 'totals' | 'currency' | 'locale' | 'shipments'>) {
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  return [
    { name: say('subtotal'), value: money(totals.itemTotal) },
    ...(totals.totalDiscount > 0 ? [{ name: say('discount'), value: money(-totals.totalDiscount) }] : []),
    ...(isShipped ? [{ name: say('shipping'), value: totals.shipping === 0 ? say('free') : money(totals.shipping) }] : []),
    { name: say(totals.taxIncluded ? 'taxIncluded' : 'tax'), value: money(totals.tax) },
    { name: say('total'), value: money(totals.total), isTotal: true },
  ];
}

/** An address as it stands on an envelope. */
export const addressText = (address: Address): string =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.storeName,
    address.addressLine1,
    address.addressLine2,
    [address.city, address.province].filter(Boolean).join(', '),
    [address.postalCode, address.country].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n');
