import { useSelector } from '@xstate/react';
import {
  type SavedCardsRef,
  selectBotDefence,
  selectPaymentMethod,
} from '#machines/saved-cards/saved-cards.selectors.ts';
import { AccountForm, AccountPart } from '#src/flows/profile/index.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import type { SavedCardsParts } from './saved-cards.props.ts';

/** The button has nothing to apply before it submits the card. */
const main = { isBusy: false, holdsBack: () => false };

/** The provider's fields for a card that is saved without an order. */
export function NewCard({ actor, parts }: { actor: SavedCardsRef; parts: SavedCardsParts }) {
  const t = useText(savedCardsText);
  const method = useSelector(actor, selectPaymentMethod);
  const check = useSelector(actor, selectBotDefence);
  return (
    <AccountPart title={t('newTitle')} body={t('newBody')}>
      <AccountForm>
        {method ? (
          <Stack gap={4}>
            <parts.CardFields actor={method} />
            <parts.CardButton actor={method} main={main}>
              {t('save')}
            </parts.CardButton>
            <Button variant="quiet" isWide onClick={() => actor.send({ type: 'adding.cancelled' })}>
              {t('cancel')}
            </Button>
          </Stack>
        ) : (
          <Button size="lg" isWide isBusy>
            {t('save')}
          </Button>
        )}
        {check && <parts.BotDefence actor={check} />}
      </AccountForm>
    </AccountPart>
  );
}
