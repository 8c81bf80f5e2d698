import { useSelector } from '@xstate/react';
import {
  creditLeft,
  creditOn,
  type CreditRef,
  selectCredit,
  selectFailure,
  selectIsApplying,
  selectIsRemoving,
  selectIsShown,
  selectIsUnavailable,
} from '#machines/credit/credit.selectors.ts';
import type { Credit } from '#machines/credit/credit.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { AppliedPayments, PaymentPart } from '#src/flows/payment-method/index.ts';
import { creditText } from '#src/messages/credit.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Meter } from '#src/ui/text/Meter.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** An athlete's credit: what is left and what pays this cart. Renders nothing for other shoppers. */
export function AthleteCredit({ actor, cart }: { actor: CreditRef; cart: Cart }) {
  const t = useText(creditText);
  const isShown = useSelector(actor, selectIsShown);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const credit = useSelector(actor, selectCredit);
  const failure = useSelector(actor, selectFailure);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const isApplying = useSelector(actor, selectIsApplying);
  if (!isShown) return null;
  return (
    <PaymentPart
      title={t('title')}
      failure={failure}
      unavailable={
        isUnavailable
          ? { title: t('unavailable'), retry: t('retry'), onRetry: () => actor.send({ type: 'credit.retried' }) }
          : null
      }
    >
      {credit && <YearSoFar credit={credit} cart={cart} />}
      <AppliedPayments
        label={t('title')}
        instruments={creditOn(cart)}
        removeLabel={() => t('remove')}
        isRemoving={isRemoving}
        isDisabled={isRemoving || isApplying}
        onRemove={({ payment_instrument_id: instrumentId }) =>
          actor.send({ type: 'credit.removeRequested', instrumentId })
        }
      />
      {credit && <Offer actor={actor} credit={credit} cart={cart} isBusy={isApplying} />}
    </PaymentPart>
  );
}

function YearSoFar({ credit, cart }: { credit: Credit; cart: Cart }) {
  const t = useText(creditText);
  const money = useMoney();
  const { annualCredit, currentSpend, currency } = credit;
  const left = creditLeft(credit, cart);
  const amount = money(left, currency);
  return (
    <Stack gap={2}>
      <Meter
        label={t('used', { spent: money(currentSpend, currency), annual: money(annualCredit, currency) })}
        value={currentSpend}
        max={annualCredit}
      />
      <Text size="sm" tone="soft">
        {creditOn(cart).length > 0 ? t('leftAfter', { amount }) : left > 0 ? t('left', { amount }) : t('spent')}
      </Text>
    </Stack>
  );
}

/** Offers as much credit as the cart can use. */
function Offer({ actor, credit, cart, isBusy }: { actor: CreditRef; credit: Credit; cart: Cart; isBusy: boolean }) {
  const t = useText(creditText);
  const money = useMoney();
  const payable = Math.min(creditLeft(credit, cart), cart.totals.remainingToPay);
  if (payable <= 0 || creditOn(cart).length > 0) return null;
  return (
    <div>
      <Button variant="secondary" isBusy={isBusy} onClick={() => actor.send({ type: 'credit.chosen' })}>
        {t('use', { amount: money(payable, credit.currency) })}
      </Button>
    </div>
  );
}
