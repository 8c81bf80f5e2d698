import type { ReactNode } from 'react';
import type { InStoreSale, Order } from '#openapi/generated/waymark.gen.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { shownPhone } from '#src/domain/phone.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { useDeliveryWhen } from '#src/flows/shared/useDeliveryWhen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { useInstrumentName } from '#src/flows/payment-method/index.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';

/** Destination, delivery method and payment of an order; for an associate in a store also who sold it. */
export function OrderFacts({ order, sale }: { order: Order; sale: InStoreSale | undefined }) {
  const t = useText(orderText);
  const nameOf = useInstrumentName();
  const money = useMoney();
  const when = useDeliveryWhen();
  const locale = useLocale();
  const colon = useText(uiText)('colon');
  const { email, shipments, payment_instruments: instruments, billingAddress, currency } = order;
  const payments = instruments.map((one) =>
    instruments.length > 1 ? `${nameOf(one)}${colon}${money(one.amount, currency)}` : nameOf(one),
  );
  const shipped = shipments.find(({ address }) => address);
  const recipientPhone = shipments.find(({ address }) => address?.recipientContactPhone)?.address
    ?.recipientContactPhone;
  const channels = (order.customerNotifications ?? []).map(({ channel }) => channel);
  const collected = shipments.filter(({ storeName }) => storeName);
  const facts: { term: string; details: ReactNode }[] = [
    ...(email ? [{ term: t('contact'), details: email }] : []),
    ...(shipped?.address
      ? [
          {
            term: t(shipped.address.storeName ? 'collectFrom' : 'shipTo'),
            details: <AddressLines address={shipped.address} />,
          },
        ]
      : []),
    ...(recipientPhone
      ? [{ term: t('recipientPhone'), details: shownPhone(recipientPhone, countryOf(locale as LocaleCode)) }]
      : []),
    ...(channels.length > 0
      ? [{ term: t('updates'), details: t(channels.includes('sms') ? 'updatesBoth' : 'updatesEmail') }]
      : []),
    ...(shipped
      ? [{ term: t('method'), details: `${shipped.shippingMethod.label}${colon}${when(shipped.shippingMethod)}` }]
      : []),
    ...(collected.length > 0
      ? [
          {
            term: t('collectFrom'),
            details: collected.map(({ shipmentId, storeName, shippingMethod }) => (
              <div key={shipmentId}>
                {storeName}, {shippingMethod.label}
                {colon}
                {when(shippingMethod)}
              </div>
            )),
          },
        ]
      : []),
    ...(payments.length > 0
      ? [{ term: t('payment'), details: payments.map((payment) => <div key={payment}>{payment}</div>) }]
      : []),
    ...(sale ? [{ term: t('soldBy'), details: `${sale.storeEmployeeName}, ${sale.storeName}` }] : []),
    ...(billingAddress ? [{ term: t('billTo'), details: <AddressLines address={billingAddress} /> }] : []),
  ];
  return <DescriptionList items={facts} />;
}
