import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { waitFor } from 'xstate';
import {
  type GiftCardRef,
  selectBalance,
  selectFailure,
  selectIsApplying,
  selectIsBusy,
  selectIsChecking,
  selectIsOwn,
  selectBotDefence,
} from '#machines/gift-card/gift-card.selectors.ts';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { codeForm } from '#src/flows/typed-codes/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { FieldRow, Form } from '#src/ui/form/Form.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { isAboutCard } from './isAboutCard.ts';

interface Props {
  actor: GiftCardRef;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }> | undefined;
}

/** A form with number and PIN, to pay or to check the balance. Errors of the card are shown under its number. */
export function GiftCardForm({ actor, BotDefence = LaterBotDefence }: Props) {
  const t = useText(giftCardText);
  const wordsOf = useFailureWords();
  const balanceWords = useBalanceWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isOwn = useSelector(actor, selectIsOwn);
  const isApplying = useSelector(actor, selectIsApplying) && !isOwn;
  const isChecking = useSelector(actor, selectIsChecking);
  const failure = useSelector(actor, selectFailure);
  const balance = useSelector(actor, selectBalance);
  const check = useSelector(actor, selectBotDefence);
  const left = balance && balanceWords(balance);
  return (
    <div
      ref={codeForm({
        rest: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)),
        isRefused: () => selectFailure(actor.getSnapshot()) !== null,
      })}
    >
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => {
          const text = (name: string) => String(data.get(name) ?? '').trim();
          const giftCard = { number: text('number'), pin: text('pin') };
          actor.send(
            data.has('check') ? { type: 'balance.requested', giftCard } : { type: 'giftCard.submitted', giftCard },
          );
        }}
      >
        <FieldRow>
          <TextField
            label={t('number')}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9 ]{8,32}"
            example="0000 0000 0000 0000"
            maxLength={32}
            isRequired
            error={failure && !isOwn && isAboutCard(failure) ? wordsOf(failure) : null}
          />
          <TextField
            label={t('pin')}
            name="pin"
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9]{4,8}"
            example="0000"
            maxLength={8}
            description={t('pinMore')}
          />
        </FieldRow>
        <Stack gap={3}>
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" variant="secondary" size="sm" isBusy={isApplying} disabled={isBusy && !isApplying}>
              {t('apply')}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              name="check"
              value="balance"
              isBusy={isChecking}
              disabled={isBusy && !isChecking}
            >
              {t('check')}
            </Button>
          </Stack>
          {left && (
            <Notice tone="info" title={left.title}>
              {left.body}
            </Notice>
          )}
          <LiveRegion>{left?.title ?? ''}</LiveRegion>
        </Stack>
        {check && !isOwn && <BotDefence actor={check} />}
      </Form>
    </div>
  );
}

/** Returns a function that describes the balance and the expiry of a card. */
function useBalanceWords() {
  const t = useText(giftCardText);
  const money = useMoney();
  return ({ balance, currency, lastFour, expiresOn }: GiftCardBalance) => ({
    title: t('balance', { amount: money(balance, currency), lastFour }),
    body: expiresOn ? t('expires', { date: new Date(expiresOn) }) : null,
  });
}
