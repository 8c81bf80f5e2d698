import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectAddressForm,
  selectCanKeepAddress,
  selectIsAtPoint,
  selectIsCollected,
} from '#machines/checkout/checkout.selectors.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { collectionPointText } from '#src/messages/collection-point.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { CollectionPointOffer } from './CollectionPointOffer.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';
import type { CheckoutViewProps } from './checkout.props.ts';

/** The delivery address and the e-mail address. `signIn`, for customers, is beside the e-mail address. */
export function AddressStep({ actor, parts, signIn }: CheckoutViewProps & { signIn: ReactNode }) {
  const t = useText(checkoutText);
  const tPoint = useText(collectionPointText);
  const form = useSelector(actor, selectAddressForm);
  const isCollected = useSelector(actor, selectIsCollected);
  const isAtPoint = useSelector(actor, selectIsAtPoint);
  const canKeep = useSelector(actor, selectCanKeepAddress);
  const fields = form && <parts.AddressForm actor={form} submit={t('continueToMethod')} />;
  return (
    <Stack gap={5}>
      <StepTitle>{t(isCollected ? 'contactTitle' : 'addressTitle')}</StepTitle>
      <CollectionPointOffer actor={actor} parts={parts} />
      {signIn}
      {isAtPoint ? <Disclosure title={tPoint('sendHome')}>{fields}</Disclosure> : fields}
      {canKeep && !isAtPoint && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'address.kept' })}>
          {t(isCollected ? 'keepContact' : 'keepAddress')}
        </Button>
      )}
    </Stack>
  );
}
