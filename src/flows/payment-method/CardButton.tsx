import { useSelector } from '@xstate/react';
import {
  selectCanSubmit,
  selectIsTokenising,
  selectMessage,
  selectMethod,
} from '#machines/payment-method/payment-method.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import type { MainButton } from '#src/flows/typed-codes/index.ts';
import { cardButton } from './card-button.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';

export interface CardButtonProps {
  actor: PaymentMethodRef;
  /** Applies a typed code first. */
  main: MainButton;
  children: string;
}

/** Submits the card, or the choice to pay later or with PayPal. The provider's fields show their own errors. */
export function CardButton({ actor, main, children }: CardButtonProps) {
  const t = useText(paymentText);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const method = useSelector(actor, selectMethod);
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
        {method === 'card' ? children : t(method === 'paypal' ? 'payPalContinue' : 'payLaterContinue')}
      </Button>
      <LiveRegion politeness="assertive">{message ? `${t('invalid')}: ${message}` : ''}</LiveRegion>
    </>
  );
}
