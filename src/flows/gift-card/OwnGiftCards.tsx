import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import {
  type GiftCardRef,
  selectBotDefence,
  selectFailure,
  selectIsApplying,
  selectIsBusy,
  selectIsOwn,
} from '#machines/gift-card/gift-card.selectors.ts';
import type { SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { useText } from '#src/messages/text.ts';
import { FieldRow, Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { isAboutCard } from './isAboutCard.ts';

interface Props {
  actor: GiftCardRef;
  own: readonly SavedGiftCard[];
  BotDefence: ComponentType<{ actor: BotDefenceRef }>;
}

/** The gift cards of the account: one is chosen, and its PIN typed. Its number never comes to the browser. */
export function OwnGiftCards({ actor, own, BotDefence }: Props) {
  const t = useText(giftCardText);
  const wordsOf = useFailureWords();
  const money = useMoney();
  const isBusy = useSelector(actor, selectIsBusy);
  const isOwn = useSelector(actor, selectIsOwn);
  const isApplying = useSelector(actor, selectIsApplying) && isOwn;
  const failure = useSelector(actor, selectFailure);
  const check = useSelector(actor, selectBotDefence);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => {
        const text = (name: string) => String(data.get(name) ?? '').trim();
        actor.send({ type: 'ownGiftCard.submitted', giftCard: { savedId: text('own'), pin: text('ownPin') } });
      }}
    >
      <FieldRow>
        <SelectField
          label={t('own')}
          name="own"
          options={own.map(({ paymentInstrumentId, lastFour, balance, currency }) => ({
            value: paymentInstrumentId,
            label:
              balance === undefined
                ? t('ownOption', { lastFour })
                : t('ownOptionLeft', { lastFour, amount: money(balance, currency) }),
          }))}
        />
        <TextField
          label={t('ownPin')}
          name="ownPin"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4,8}"
          example="0000"
          maxLength={8}
          isRequired
          error={failure && isOwn && isAboutCard(failure) ? wordsOf(failure) : null}
        />
      </FieldRow>
      <Stack direction="row">
        <Button type="submit" variant="secondary" size="sm" isBusy={isApplying} disabled={isBusy && !isApplying}>
          {t('useOwn')}
        </Button>
      </Stack>
      {check && isOwn && <BotDefence actor={check} />}
    </Form>
  );
}
