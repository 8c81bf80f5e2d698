import { useSelector } from '@xstate/react';
import {
  selectCanSubmit,
  selectIsLater,
  selectIsTokenising,
  selectMessage,
} from '#machines/payment-method/payment-method.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import type { MainButton } from '#src/flows/typed-codes/useMainButton.ts';
import { cardButton } from './card-button.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';

export interface CardButtonProps {
  actor: PaymentMethodRef;
  /** A code that is typed is applied first. */
  main: MainButton;
  children: string;
}

/** Takes the card, or the wish to pay later. What is wrong with it the provider's fields say themselves. */
export function CardButton({ actor, main, children }: CardButtonProps) {
  const say = useText(paymentText);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isLater = useSelector(actor, selectIsLater);
  const isTokenising = useSelector(actor, selectIsTokenising);
  const isBusy = isTokenising || main.isBusy;
  const message = useSelector(actor, selectMessage);
  return (
    <>
      <Button
        ref={cardButton}
        size="lg"
        isWide
        iconEnd="arrow-right"
        isBusy={isBusy}
        disabled={!isBusy && !canSubmit}
        onClick={() => {
          if (!main.holdsBack()) actor.send({ type: 'card.submitted' });
        }}
      >
        {isLater ? say('payLaterContinue') : children}
      </Button>
      <LiveRegion politeness="assertive">{message ? `${say('invalid')}: ${message}` : ''}</LiveRegion>
    </>
  );
}
