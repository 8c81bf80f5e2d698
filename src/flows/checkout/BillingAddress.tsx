import { useSelector } from '@xstate/react';
import { hasHome } from '#machines/checkout/checkout.cart.ts';
import {
  selectAddressForm,
  selectBillingChoice,
  selectCart,
  selectIsSettlingBilling,
} from '#machines/checkout/checkout.selectors.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { CheckoutViewProps } from './checkout.props.ts';

/** The billing address. Without a delivery address, the choice "same as delivery" does not exist. */
export function BillingAddress({ actor, parts: { AddressForm } }: CheckoutViewProps) {
  const t = useText(checkoutText);
  const cart = useSelector(actor, selectCart);
  const choice = useSelector(actor, selectBillingChoice);
  const form = useSelector(actor, selectAddressForm);
  const isSettling = useSelector(actor, selectIsSettlingBilling);
  const address = cart?.billingAddress;
  const content =
    choice === 'asking'
      ? form && <AddressForm actor={form} submit={t('useBillingAddress')} isTitled={!hasHome(cart)} />
      : choice === 'other' && (
          <Stack gap={3} align="start">
            {!hasHome(cart) && <Text weight="medium">{t('billingAddress')}</Text>}
            {address && <AddressLines address={address} />}
            <Button
              variant="secondary"
              size="sm"
              onClick={() => actor.send({ type: 'billingAddress.changeRequested' })}
            >
              {t('changeBilling')}
            </Button>
          </Stack>
        );
  // The form is beside the choice and not inside it, so that it keeps the typed text when a delivery address becomes
  // known.
  return (
    <Stack gap={5}>
      {hasHome(cart) && (
        <RadioGroup
          name="billing"
          label={t('billingAddress')}
          value={choice === 'same' ? 'same' : 'other'}
          onChange={(value) =>
            actor.send({ type: value === 'same' ? 'billingAddress.sameChosen' : 'billingAddress.otherChosen' })
          }
          options={[
            {
              value: 'same',
              label: t('sameAddress'),
              isDisabled: isSettling,
              ...(cart?.shippingAddress
                ? { description: <AddressLines address={cart.shippingAddress} isInline /> }
                : {}),
            },
            { value: 'other', label: t('otherAddress'), isDisabled: isSettling },
          ]}
        />
      )}
      {content}
    </Stack>
  );
}
