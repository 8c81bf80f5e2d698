import type { ReactNode } from 'react';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { AddressLines } from '#src/flows/address-form/AddressLines.tsx';
import { useCardName } from '#src/flows/payment-method/useCardName.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { DescriptionList } from '#src/ui/SummaryList.tsx';

/** Where it goes, how, and who pays. */
export function OrderFacts({ order }: { order: Order }) {
  const say = useText(orderText);
  const cardName = useCardName();
  const { email, shipments, paymentMethod, billingAddress } = order;
  const shipped = shipments.find(({ address }) => address);
  const facts: { term: string; details: ReactNode }[] = [
    ...(email ? [{ term: say('contact'), details: email }] : []),
    ...(shipped?.address ? [{ term: say('shipTo'), details: <AddressLines address={shipped.address} /> }] : []),
    ...(shipped ? [{ term: say('method'), details: `${shipped.shippingMethod.label}, ${shipped.shippingMethod.deliveryTime}` }] : []),
    ...(paymentMethod
      ? [{ term: say('payment'), details: cardName({ brand: paymentMethod.additionalData?.cardType, lastFour: paymentMethod.additionalData?.lastFour }) }]
      : []),
    ...(billingAddress ? [{ term: say('billTo'), details: <AddressLines address={billingAddress} /> }] : []),
  ];
  return <DescriptionList items={facts} />;
}
