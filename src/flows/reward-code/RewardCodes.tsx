import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import {
  type RewardCodeRef,
  selectFailure,
  selectIsApplying,
  selectIsBusy,
  selectIsChoosing,
  selectIsRemoving,
  selectIsShown,
  selectIsUnavailable,
  selectRewards,
} from '#machines/reward-code/reward-code.selectors.ts';
import type { Cart, SavedReward } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { AppliedPayments, PaymentPart, useInstrumentName } from '#src/flows/payment-method/index.ts';
import { codeForm } from '#src/flows/typed-codes/index.ts';
import { creditText } from '#src/messages/credit.ts';
import { rewardCodeText } from '#src/messages/reward-code.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const choice = css`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
`;

/**
 * Reward codes and cards: those on the cart, those of the customer, and a field for another. `isHeld`: credit must be
 * used first.
 */
export function RewardCodes({ actor, cart, isHeld }: { actor: RewardCodeRef; cart: Cart; isHeld: boolean }) {
  const t = useText(rewardCodeText);
  const tCredit = useText(creditText);
  const nameOf = useInstrumentName();
  const isShown = useSelector(actor, selectIsShown);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isApplying = useSelector(actor, selectIsApplying);
  const isChoosing = useSelector(actor, selectIsChoosing);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const rewards = useSelector(actor, selectRewards);
  const failure = useSelector(actor, selectFailure);
  const applied = cart.payment_instruments.filter(
    ({ payment_method_id: method }) => method === 'REWARD_CODE' || method === 'REWARD_CARD',
  );
  const known = applied.map(({ payment_instrument_id: id }) => id);
  const own = (rewards ?? []).filter(({ paymentInstrumentId: id }) => !known.includes(id));
  const isIdle = applied.length === 0 && !failure && !isUnavailable && !isHeld && cart.totals.remainingToPay === 0;
  if (!isShown || isIdle) return null;
  return (
    <PaymentPart
      title={t('title')}
      failure={failure}
      unavailable={
        isUnavailable
          ? { title: t('unavailable'), retry: t('retry'), onRetry: () => actor.send({ type: 'reward.retried' }) }
          : null
      }
    >
      <AppliedPayments
        label={t('title')}
        instruments={applied}
        removeLabel={(one) => t('remove', { name: nameOf(one) })}
        isRemoving={isRemoving}
        isDisabled={isRemoving || isChoosing || isApplying}
        onRemove={({ payment_instrument_id: instrumentId }) =>
          actor.send({ type: 'reward.removeRequested', instrumentId })
        }
      />
      {isHeld && <Text size="sm">{tCredit('first')}</Text>}
      {!isHeld && cart.totals.remainingToPay > 0 && (
        <>
          {own.length > 0 && <OwnRewards key={known.join()} actor={actor} own={own} isBusy={isChoosing} />}
          <Disclosure title={t('typed')} variant="plain">
            <TypedReward key={known.join()} actor={actor} isBusy={isApplying} />
          </Disclosure>
        </>
      )}
    </PaymentPart>
  );
}

interface PartProps {
  actor: RewardCodeRef;
  isBusy: boolean;
}

function OwnRewards({ actor, own, isBusy }: PartProps & { own: readonly SavedReward[] }) {
  const t = useText(rewardCodeText);
  const nameOf = useInstrumentName();
  const money = useMoney();
  const choose = (id: string) => {
    const reward = own.find(({ paymentInstrumentId }) => paymentInstrumentId === id);
    if (reward) actor.send({ type: 'reward.chosen', reward });
  };
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => choose(String(data.get('reward')))}>
      <div className={choice}>
        <SelectField
          label={t('yours')}
          name="reward"
          options={own.map(({ balance, ...reward }) => ({
            value: reward.paymentInstrumentId,
            label: t('option', {
              name: nameOf({ ...reward, payment_instrument_id: reward.paymentInstrumentId, amount: balance }),
              amount: money(balance, reward.currency),
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

function TypedReward({ actor, isBusy }: PartProps) {
  const t = useText(rewardCodeText);
  return (
    <div
      ref={codeForm({
        rest: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)),
        isRefused: () => selectFailure(actor.getSnapshot()) !== null,
      })}
    >
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => actor.send({ type: 'reward.submitted', code: String(data.get('code') ?? '').trim() })}
      >
        <TextField
          label={t('number')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          pattern="[0-9A-Za-z \-]{4,40}"
          example="AAAA-0000"
          maxLength={40}
          isRequired
          suffix={
            <Button type="submit" variant="quiet" size="sm" isBusy={isBusy}>
              {t('apply')}
            </Button>
          }
        />
      </Form>
    </div>
  );
}
