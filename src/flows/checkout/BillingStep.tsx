import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectBillingChoice, selectCard, selectIsSettlingBilling, selectPaymentMethod } from '#machines/checkout/checkout.selectors.ts';
import { useCardName } from '#src/flows/payment-method/useCardName.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Text } from '#src/ui/Text.tsx';
import { colour, radius, space } from '#src/ui/tokens.ts';
import { BillingAddress } from './BillingAddress.tsx';
import type { CheckoutViewProps } from './CheckoutScreen.tsx';
import { StepTitle } from './StepTitle.tsx';

const box = css`
  display: grid;
  gap: ${space[5]};
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

const line = css`
  display: flex;
  gap: ${space[2]};

  & svg {
    flex: none;
    color: ${colour.moss};
  }
`;

/** The card first, then whom the bill goes to; one button takes both. */
export function BillingStep({ actor, parts }: CheckoutViewProps) {
  const say = useText(checkoutText);
  const sayPayment = useText(paymentText);
  const method = useSelector(actor, selectPaymentMethod);
  const card = useSelector(actor, selectCard);
  const cardName = useCardName();
  const choice = useSelector(actor, selectBillingChoice);
  const isSettling = useSelector(actor, selectIsSettlingBilling);
  return (
    <Stack gap={5}>
      <StepTitle>{say('billingTitle')}</StepTitle>
      <section className={box} aria-label={sayPayment('card')}>
        {card ? (
          <Text className={line}>
            <Icon name="card" />
            {cardName(card)}
          </Text>
        ) : (
          method && <parts.CardForm actor={method} />
        )}
      </section>
      <BillingAddress actor={actor} parts={parts} />
      {choice === 'asking' && (
        <Text size="sm" tone="soft">
          {say('finishBilling')}
        </Text>
      )}
      {choice !== 'asking' && !card && method && <parts.CardButton actor={method}>{say('continueToSummary')}</parts.CardButton>}
      {isSettling && (
        <Button size="lg" isWide isBusy>
          {say('continueToSummary')}
        </Button>
      )}
    </Stack>
  );
}
