import { useSelector } from '@xstate/react';
import { selectAddressForm, selectCanKeepAddress, selectIsCollected } from '#machines/checkout/checkout.selectors.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import type { CheckoutViewProps } from './CheckoutScreen.tsx';
import { StepTitle } from './StepTitle.tsx';

export function AddressStep({ actor, parts: { AddressForm } }: CheckoutViewProps) {
  const say = useText(checkoutText);
  const form = useSelector(actor, selectAddressForm);
  const isCollected = useSelector(actor, selectIsCollected);
  const canKeep = useSelector(actor, selectCanKeepAddress);
  return (
    <Stack gap={5}>
      <StepTitle>{say(isCollected ? 'contactTitle' : 'addressTitle')}</StepTitle>
      {form && <AddressForm actor={form} submit={say('continueToMethod')} />}
      {canKeep && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'address.kept' })}>
          {say(isCollected ? 'keepContact' : 'keepAddress')}
        </Button>
      )}
    </Stack>
  );
}
