import { useSelector } from '@xstate/react';
import { selectAddressForm, selectCanKeepAddress } from '#machines/checkout/checkout.selectors.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import type { CheckoutViewProps } from './CheckoutScreen.tsx';
import { StepTitle } from './StepTitle.tsx';

export function AddressStep({ actor, parts: { AddressForm } }: CheckoutViewProps) {
  const say = useText(checkoutText);
  const form = useSelector(actor, selectAddressForm);
  const canKeep = useSelector(actor, selectCanKeepAddress);
  return (
    <Stack gap={5}>
      <StepTitle>{say('addressTitle')}</StepTitle>
      {form && <AddressForm actor={form} submit={say('continueToMethod')} />}
      {canKeep && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'address.kept' })}>
          {say('keepAddress')}
        </Button>
      )}
    </Stack>
  );
}
