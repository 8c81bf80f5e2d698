import { useSelector } from '@xstate/react';
import {
  type SavedCardsRef,
  selectBotDefence,
  selectFailure,
  selectIsBusy,
} from '#machines/saved-cards/saved-cards.selectors.ts';
import { AccountForm, AccountPart } from '#src/flows/profile/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { FieldRow, Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import type { SavedCardsParts } from './saved-cards.props.ts';

/** Number and PIN of a gift card that is saved without an order. */
export function NewGiftCard({ actor, parts }: { actor: SavedCardsRef; parts: SavedCardsParts }) {
  const t = useText(savedCardsText);
  const tGiftCard = useText(giftCardText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const check = useSelector(actor, selectBotDefence);
  return (
    <AccountPart title={t('newGiftCardTitle')} body={t('newGiftCardBody')}>
      <AccountForm>
        <Form
          isBusy={isBusy}
          onSubmit={(_, data) => {
            const text = (name: string) => String(data.get(name) ?? '').trim();
            actor.send({ type: 'giftCard.submitted', giftCard: { number: text('number'), pin: text('pin') } });
          }}
        >
          <FieldRow>
            <TextField
              label={tGiftCard('number')}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              pattern="[0-9 ]{8,32}"
              example="0000 0000 0000 0000"
              maxLength={32}
              isRequired
              error={failure && wordsOf(failure)}
            />
            <TextField
              label={tGiftCard('pin')}
              name="pin"
              inputMode="numeric"
              autoComplete="off"
              pattern="[0-9]{4,8}"
              example="0000"
              maxLength={8}
              isRequired
              description={tGiftCard('pinMore')}
            />
          </FieldRow>
          <Stack gap={3}>
            <Button type="submit" size="lg" isWide isBusy={isBusy}>
              {t('saveGiftCard')}
            </Button>
            <Button variant="quiet" isWide disabled={isBusy} onClick={() => actor.send({ type: 'adding.cancelled' })}>
              {t('cancel')}
            </Button>
          </Stack>
          {check && <parts.BotDefence actor={check} />}
        </Form>
      </AccountForm>
    </AccountPart>
  );
}
