import { useSelector } from '@xstate/react';
import {
  selectCanChangeAddress,
  selectCanConfirmDelivery,
  selectIsSettingMethod,
} from '#machines/checkout/checkout.selectors.ts';
import type { Cart, CartItem, ShippingMethodEntry } from '#openapi/generated/waymark.gen.ts';
import { useDeliveryWhen } from '#src/flows/shared/useDeliveryWhen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';

/** The delivery methods of each parcel, with their times and prices. */
export function MethodStep({ actor, cart }: { actor: CheckoutRef; cart: Cart }) {
  const t = useText(checkoutText);
  const isSetting = useSelector(actor, selectIsSettingMethod);
  const canConfirm = useSelector(actor, selectCanConfirmDelivery);
  const canChangeAddress = useSelector(actor, selectCanChangeAddress);
  const isStranded = cart.shippingMethods.some(
    ({ applicableShippingMethods }) => applicableShippingMethods.length === 0,
  );
  return (
    <Stack gap={5}>
      <StepTitle>{t('methodTitle')}</StepTitle>
      {isStranded ? (
        <Notice
          tone="error"
          title={t('noMethodTitle')}
          action={
            <Button
              size="sm"
              variant="secondary"
              disabled={!canChangeAddress}
              onClick={() => actor.send({ type: 'address.changeRequested' })}
            >
              {t('changeAddress')}
            </Button>
          }
        >
          {t('noMethodBody')}
        </Notice>
      ) : (
        cart.shippingMethods.map((entry) =>
          entry.storeId ? (
            <Collected key={entry.shipmentId} entry={entry} items={cart.items} />
          ) : (
            <Methods key={entry.shipmentId} actor={actor} entry={entry} currency={cart.currency} />
          ),
        )
      )}
      <Button
        size="lg"
        isWide
        iconEnd="arrow-right"
        isBusy={isSetting}
        disabled={!isSetting && !canConfirm}
        onClick={() => actor.send({ type: 'delivery.confirmed' })}
      >
        {t('continueToPayment')}
      </Button>
    </Stack>
  );
}

/** The items that are collected in a store, and when they are ready. The store is changed in the cart. */
function Collected({ entry, items }: { entry: ShippingMethodEntry; items: CartItem[] }) {
  const { storeId, storeName = '', deliveryTime = '', applicableShippingMethods } = entry;
  const t = useText(checkoutText);
  const when = useDeliveryWhen();
  const kind = applicableShippingMethods[0]?.kind;
  const inIt = items.filter(({ shippingOptions }) =>
    shippingOptions.some(
      ({ selected, shippingMethod, storeInfo }) =>
        selected && storeInfo?.id === storeId && shippingMethod.kind === kind,
    ),
  );
  return (
    <Card title={t('collectTitle')} level={3} tone="moss">
      <Text weight="medium">
        {t(kind === 'sts' ? 'collectSts' : 'collectPickup', {
          store: storeName,
          time: when({ ...entry, deliveryTime }),
        })}
      </Text>
      <Text size="sm" tone="soft">
        {inIt.map(({ name }) => name).join(', ')}
      </Text>
    </Card>
  );
}

function Methods({ actor, entry, currency }: { actor: CheckoutRef; entry: ShippingMethodEntry; currency: string }) {
  const t = useText(checkoutText);
  const money = useMoney();
  const when = useDeliveryWhen();
  const priceOf = ({ price }: ShippingMethodEntry['applicableShippingMethods'][number]) =>
    price.finalAmount ?? price.amount;
  return (
    <RadioGroup
      name={`method-${entry.shippingId}`}
      label={t(entry.shippingId === 'customs' ? 'methodTitleCustoms' : 'method')}
      isLabelHidden={entry.shippingId !== 'customs'}
      value={entry.code ?? ''}
      options={entry.applicableShippingMethods.map((method) => ({
        value: method.code,
        label: method.label,
        description: when(method),
        aside: priceOf(method) === 0 ? t('free') : money(priceOf(method), currency),
      }))}
      onChange={(code) => actor.send({ type: 'method.chosen', shippingId: entry.shippingId, code })}
    />
  );
}
