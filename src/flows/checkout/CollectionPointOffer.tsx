import { useSelector } from '@xstate/react';
import { selectCanKeepAddress, selectCart, selectIsAtPoint } from '#machines/checkout/checkout.selectors.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { useDeliveryWhen } from '#src/flows/shared/useDeliveryWhen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { collectionPointText } from '#src/messages/collection-point.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { CheckoutViewProps } from './checkout.props.ts';

/**
 * Offers delivery to a collection point, with its price, and shows the chosen one. Renders nothing if the country has
 * none.
 */
export function CollectionPointOffer({ actor, parts: { CollectionPointButton } }: CheckoutViewProps) {
  const t = useText(collectionPointText);
  const tStep = useText(checkoutText);
  const money = useMoney();
  const when = useDeliveryWhen();
  const cart = useSelector(actor, selectCart);
  const isAtPoint = useSelector(actor, selectIsAtPoint);
  const canKeep = useSelector(actor, selectCanKeepAddress);
  const method = cart?.shippingMethods.find((entry) => entry.collectionPointMethod)?.collectionPointMethod;
  if (!cart || (!method && !isAtPoint)) return null;
  const amount = method ? (method.price.finalAmount ?? method.price.amount) : 0;
  // One button for both texts, so that it gets the focus back when its dialog closes.
  return (
    <Card title={t(isAtPoint ? 'atTitle' : 'offerTitle')} tone={isAtPoint ? 'moss' : 'surface'}>
      {isAtPoint && cart.shippingAddress && <AddressLines address={cart.shippingAddress} />}
      {method && (
        <Text tone="soft">
          {t('offerBody', {
            label: method.label,
            time: when(method),
            price: amount === 0 ? tStep('free') : money(amount, cart.currency),
          })}
        </Text>
      )}
      {isAtPoint && canKeep && (
        <Button size="lg" isWide iconEnd="arrow-right" onClick={() => actor.send({ type: 'address.kept' })}>
          {t('keep')}
        </Button>
      )}
      <CollectionPointButton>{t(isAtPoint ? 'otherPoint' : 'offer')}</CollectionPointButton>
      <LiveRegion>{isAtPoint ? `${t('atTitle')}: ${cart.shippingAddress?.storeName ?? ''}` : ''}</LiveRegion>
    </Card>
  );
}
