import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  reachable, type RewardsRef, selectFailure, selectIsApplying, selectIsRemoving, selectIsShown, selectIsUnavailable, selectLoyalty,
} from '#machines/rewards/rewards.selectors.ts';
import type { Loyalty } from '#machines/rewards/rewards.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { AppliedPayments } from '#src/flows/payment-method/AppliedPayments.tsx';
import { useFailureWords } from '#src/flows/useFailureWords.ts';
import { rewardsText } from '#src/messages/rewards.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, radius, space } from '#src/ui/tokens.ts';

const box = css`
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

const choice = css`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
`;

/** The points of a member, and the voucher that they become; nothing at all for anybody else. */
export function Rewards({ actor, cart }: { actor: RewardsRef; cart: Cart }) {
  const say = useText(rewardsText);
  const wordsOf = useFailureWords();
  const isShown = useSelector(actor, selectIsShown);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const isApplying = useSelector(actor, selectIsApplying);
  const loyalty = useSelector(actor, selectLoyalty);
  const failure = useSelector(actor, selectFailure);
  const applied = cart.payment_instruments.filter(({ payment_method_id: method }) => method === 'LOYALTY_POINTS');
  if (!isShown) return null;
  return (
    <section className={box} aria-label={say('title')}>
      {isUnavailable && (
        <Notice
          tone="warning"
          title={say('unavailable')}
          action={
            <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'rewards.retried' })}>
              {say('retry')}
            </Button>
          }
        />
      )}
      {loyalty && !isUnavailable && (
        <Stack gap={4}>
          <Points points={loyalty.points} />
          <FormError>{failure && wordsOf(failure)}</FormError>
          <AppliedPayments
            label={say('title')}
            instruments={applied}
            removeLabel={() => say('remove')}
            isRemoving={isRemoving}
            isDisabled={isRemoving || isApplying}
            onRemove={() => actor.send({ type: 'voucher.removeRequested' })}
          />
          {applied.length === 0 && cart.totals.remainingToPay > 0 && <Vouchers actor={actor} loyalty={loyalty} isBusy={isApplying} />}
        </Stack>
      )}
    </section>
  );
}

function Points({ points }: { points: number }) {
  const say = useText(rewardsText);
  const locale = useLocale();
  return (
    <Stack gap={1}>
      <Heading level={3} size="xs">
        {say('title')}
      </Heading>
      <Text tone="soft">{say('balance', { count: points, amount: new Intl.NumberFormat(locale).format(points) })}</Text>
    </Stack>
  );
}

/** The highest voucher that the points reach comes first (core 5); currency without needless decimals. */
function Vouchers({ actor, loyalty: { vouchers }, isBusy }: { actor: RewardsRef; loyalty: Loyalty; isBusy: boolean }) {
  const say = useText(rewardsText);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const offered = reachable(vouchers);
  const [first] = offered;
  if (!first) {
    const [smallest] = vouchers;
    if (!smallest) return null;
    return <Text size="sm">{smallest.eligible ? say('noneFits') : say('tooFew', { points: number.format(smallest.points) })}</Text>;
  }
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'voucher.chosen', points: Number(data.get('points')) })}>
      <div className={choice}>
        <SelectField
          label={say('voucher')}
          name="points"
          defaultValue={String(first.points)}
          options={offered.map(({ points, amountInCurrency, currency }) => ({
            value: String(points),
            label: say('option', { points: number.format(points), amount: formatMoney(amountInCurrency, currency, locale, { trimZeros: true }) }),
          }))}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {say('use')}
        </Button>
      </div>
    </Form>
  );
}
