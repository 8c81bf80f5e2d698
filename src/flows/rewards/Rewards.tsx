import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  reachable,
  type RewardsRef,
  selectFailure,
  selectIsApplying,
  selectIsRemoving,
  selectIsShown,
  selectIsUnavailable,
  selectLoyalty,
} from '#machines/rewards/rewards.selectors.ts';
import type { Loyalty } from '#machines/rewards/rewards.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { AppliedPayments, PaymentPart } from '#src/flows/payment-method/index.ts';
import { creditText } from '#src/messages/credit.ts';
import { rewardsText } from '#src/messages/rewards.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const choice = css`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
`;

/**
 * A member's points and the vouchers for them; renders nothing for other shoppers. `isHeld`: credit must be used first.
 */
export function Rewards({ actor, cart, isHeld }: { actor: RewardsRef; cart: Cart; isHeld: boolean }) {
  const t = useText(rewardsText);
  const tCredit = useText(creditText);
  const isShown = useSelector(actor, selectIsShown);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const isApplying = useSelector(actor, selectIsApplying);
  const loyalty = useSelector(actor, selectLoyalty);
  const failure = useSelector(actor, selectFailure);
  const applied = cart.payment_instruments.filter(({ payment_method_id: method }) => method === 'LOYALTY_POINTS');
  const canChoose = applied.length === 0 && cart.totals.remainingToPay > 0;
  if (!isShown) return null;
  return (
    <PaymentPart
      title={t('title')}
      failure={failure}
      unavailable={
        isUnavailable
          ? { title: t('unavailable'), retry: t('retry'), onRetry: () => actor.send({ type: 'rewards.retried' }) }
          : null
      }
    >
      {loyalty && <Text tone="soft">{t('balance', { count: loyalty.points })}</Text>}
      <AppliedPayments
        label={t('title')}
        instruments={applied}
        removeLabel={() => t('remove')}
        isRemoving={isRemoving}
        isDisabled={isRemoving || isApplying}
        onRemove={() => actor.send({ type: 'voucher.removeRequested' })}
      />
      {isHeld && <Text size="sm">{tCredit('first')}</Text>}
      {!isHeld && loyalty && canChoose && <Vouchers actor={actor} loyalty={loyalty} isBusy={isApplying} />}
    </PaymentPart>
  );
}

/** The highest voucher within the points is first (core 5); amounts without needless decimals. */
function Vouchers({ actor, loyalty: { vouchers }, isBusy }: { actor: RewardsRef; loyalty: Loyalty; isBusy: boolean }) {
  const t = useText(rewardsText);
  const locale = useLocale();
  const offered = reachable(vouchers);
  const [first] = offered;
  if (!first) {
    const [smallest] = vouchers;
    if (!smallest) return null;
    return <Text size="sm">{smallest.eligible ? t('noneFits') : t('tooFew', { points: smallest.points })}</Text>;
  }
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'voucher.chosen', points: Number(data.get('points')) })}
    >
      <div className={choice}>
        <SelectField
          label={t('voucher')}
          name="points"
          defaultValue={String(first.points)}
          options={offered.map(({ points, amountInCurrency, currency }) => ({
            value: String(points),
            label: t('option', {
              points,
              amount: formatMoney(amountInCurrency, currency, locale, { trimZeros: true }),
            }),
          }))}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t('use')}
        </Button>
      </div>
    </Form>
  );
}
