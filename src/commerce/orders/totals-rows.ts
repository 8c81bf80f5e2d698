import type { Address } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { formatMoney } from '#src/domain/money.ts';
import { mailTranslator } from '../mail/translate-mail.ts';
import type { FrozenOrder } from '../model/order.ts';

/** Returns the rows of amounts under the items of a document. */
export function totalsRows(order: FrozenOrder) {
  const { totals, currency, locale, shipments } = order;
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const t = mailTranslator(locale);
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  return [
    { name: t('subtotal'), value: money(totals.itemTotal) },
    ...discountsOf(order, t('discount'), t('priceAdjustment')).map(({ name, amount }) => ({
      name,
      value: money(-amount),
    })),
    ...(isShipped
      ? [{ name: t('shipping'), value: totals.shipping === 0 ? t('freeDelivery') : money(totals.shipping) }]
      : []),
    { name: t(totals.taxIncluded ? 'taxIncluded' : 'tax'), value: money(totals.tax) },
    { name: t('total'), value: money(totals.total), isTotal: true },
  ];
}

/** Returns the town line in the format of its country. */
function townLines({ city, province, postalCode, country }: Address): string[] {
  if (country === 'US' || country === 'CA')
    return [[[city, province].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')];
  if (country === 'GB') return [city ?? '', postalCode ?? ''];
  return [[postalCode, city, province && `(${province})`].filter(Boolean).join(' ')];
}

/** Returns an address in the postal format, with the country in the language of the order. */
export const addressText = (address: Address, locale: string): string =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.storeName,
    address.addressLine1,
    address.addressLine2,
    ...townLines(address),
    new Intl.DisplayNames([locale], { type: 'region' }).of(address.country),
  ]
    .filter(Boolean)
    .join('\n');
