import { useSelector } from '@xstate/react';
import { selectCanSubmit, selectIsLater, selectIsTokenising, selectMessage } from '#machines/payment-method/payment-method.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/Hidden.tsx';
import type { PaymentMethodRef } from './CardForm.tsx';

/** Takes the card, or the wish to pay later. What is wrong with it the provider's fields say themselves. */
export function CardButton({ actor, children }: { actor: PaymentMethodRef; children: string }) {
  const say = useText(paymentText);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isLater = useSelector(actor, selectIsLater);
  const isBusy = useSelector(actor, selectIsTokenising);
  const message = useSelector(actor, selectMessage);
  return (
    <>
      <Button size="lg" isWide iconEnd="arrow-right" isBusy={isBusy} disabled={!isBusy && !canSubmit} onClick={() => actor.send({ type: 'card.submitted' })}>
        {isLater ? say('payLaterContinue') : children}
      </Button>
      <LiveRegion politeness="assertive">{message ? `${say('invalid')}: ${message}` : ''}</LiveRegion>
    </>
  );
}
