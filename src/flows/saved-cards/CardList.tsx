import { useSelector } from '@xstate/react';
import { type SavedCardsRef, selectCards, selectIsBusy } from '#machines/saved-cards/saved-cards.selectors.ts';
import { monthOf, useCardName } from '#src/flows/payment-method/index.ts';
import { AccountList } from '#src/flows/profile/index.ts';
import { paymentText } from '#src/messages/payment.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CardItem } from './CardItem.tsx';

/** The saved cards, or the invitation to save the first one. */
export function CardList({ actor }: { actor: SavedCardsRef }) {
  const t = useText(savedCardsText);
  const tPayment = useText(paymentText);
  const cardName = useCardName();
  const cards = useSelector(actor, selectCards);
  const isBusy = useSelector(actor, selectIsBusy);
  const add = (
    <Button
      icon="plus"
      variant={cards.length === 0 ? 'primary' : 'secondary'}
      disabled={isBusy}
      onClick={() => actor.send({ type: 'card.added' })}
    >
      {t('add')}
    </Button>
  );
  if (cards.length === 0)
    return (
      <EmptyState icon="card" title={t('emptyTitle')} action={add}>
        {t('emptyBody')}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <AccountList aria-label={t('title')}>
        {cards.map((card) => (
          <CardItem
            key={card.paymentInstrumentId}
            actor={actor}
            card={card}
            name={cardName({ brand: card.cardType, lastFour: card.lastFour })}
            removal={t('removeBody')}
          >
            <Text tone="soft" size="sm">
              {tPayment(card.isExpired ? 'expired' : 'expires', { date: monthOf(card) })}
            </Text>
          </CardItem>
        ))}
      </AccountList>
      <div>{add}</div>
    </Stack>
  );
}
