import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectBillingChoice,
  selectCanConfirmBilling,
  selectCard,
  selectCart,
  selectIsCovered,
  selectIsSettlingBilling,
  selectPaymentMethod,
} from '#machines/checkout/checkout.selectors.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { usePaymentName } from '#src/flows/payment-method/index.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { OtherPayments } from './OtherPayments.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';
import type { DialogStepProps } from './checkout.props.ts';

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

/**
 * Payment: first the card, then other payments, then the billing address; one button submits all. If nothing is left to
 * pay, there is no card.
 */
export function BillingStep({ actor, parts, main, onDialog }: DialogStepProps) {
  const t = useText(checkoutText);
  const tPayment = useText(paymentText);
  const method = useSelector(actor, selectPaymentMethod);
  const card = useSelector(actor, selectCard);
  const cart = useSelector(actor, selectCart);
  const isCovered = useSelector(actor, selectIsCovered);
  const canConfirm = useSelector(actor, selectCanConfirmBilling);
  const paymentName = usePaymentName();
  const money = useMoney();
  const choice = useSelector(actor, selectBillingChoice);
  const isSettling = useSelector(actor, selectIsSettlingBilling);
  const isPaidInPart = cart !== null && cart.totals.remainingToPay < cart.totals.total;
  return (
    <Stack gap={5}>
      <StepTitle>{t('billingTitle')}</StepTitle>
      {isCovered ? (
        <Notice tone="success" isLive>
          {t('covered')}
        </Notice>
      ) : (
        <section className={box} aria-label={tPayment('howToPay')}>
          {isPaidInPart && (
            <Text weight="medium">{t('leftToPay', { amount: money(cart.totals.remainingToPay, cart.currency) })}</Text>
          )}
          {card ? (
            <Text className={line}>
              <Icon name={card.kind === 'pay-later' ? 'clock' : card.kind === 'paypal' ? 'lock' : 'card'} />
              {paymentName(card)}
            </Text>
          ) : (
            method && <parts.CardForm actor={method} onPayLaterInfo={() => onDialog('pay-later-info', {})} />
          )}
        </section>
      )}
      {cart && <OtherPayments actor={actor} parts={parts} cart={cart} />}
      <BillingAddress actor={actor} parts={parts} />
      {choice === 'asking' && (
        <Text size="sm" tone="soft">
          {t('finishBilling')}
        </Text>
      )}
      {choice !== 'asking' && !card && !isCovered && method && (
        <parts.CardButton actor={method} main={main}>
          {t('continueToSummary')}
        </parts.CardButton>
      )}
      {canConfirm && (
        <Button
          size="lg"
          isWide
          iconEnd="arrow-right"
          isBusy={main.isBusy}
          onClick={() => {
            if (!main.holdsBack()) actor.send({ type: 'billing.confirmed' });
          }}
        >
          {t('continueToSummary')}
        </Button>
      )}
      {isSettling && (
        <Button size="lg" isWide isBusy>
          {t('continueToSummary')}
        </Button>
      )}
    </Stack>
  );
}
