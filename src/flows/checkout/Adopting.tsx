import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';

/** Shown while the address of the account at PayPal goes to the cart. */
export function Adopting() {
  const t = useText(checkoutText);
  return (
    <Stack gap={5} align="start" aria-busy="true">
      <StepTitle>{t('adoptingTitle')}</StepTitle>
      <Spinner />
    </Stack>
  );
}
