import { useSelector } from '@xstate/react';
import { type SavedCardsRef, selectGiftCards, selectIsBusy } from '#machines/saved-cards/saved-cards.selectors.ts';
import { AccountList } from '#src/flows/profile/index.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { CardItem } from './CardItem.tsx';

/** The saved gift cards with what is left on them, below the cards. */
export function GiftCardList({ actor }: { actor: SavedCardsRef }) {
  const t = useText(savedCardsText);
  const tGiftCard = useText(giftCardText);
  const money = useMoney();
  const giftCards = useSelector(actor, selectGiftCards);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} size="md">
          {tGiftCard('title')}
        </Heading>
        <Text tone="soft">{t('giftCardsLead')}</Text>
      </Stack>
      {giftCards.length > 0 && (
        <AccountList aria-label={tGiftCard('title')}>
          {giftCards.map((card) => (
            <CardItem
              key={card.paymentInstrumentId}
              actor={actor}
              card={card}
              name={t('giftCard', { lastFour: card.lastFour })}
              removal={t('removeGiftCardBody')}
            >
              <Text tone="soft" size="sm">
                {card.balance === undefined
                  ? t('balanceUnknown')
                  : t('balance', { amount: money(card.balance, card.currency) })}
              </Text>
              {card.expiresOn !== undefined && !card.isExpired && (
                <Text tone="soft" size="sm">
                  {tGiftCard('expires', { date: new Date(card.expiresOn) })}
                </Text>
              )}
            </CardItem>
          ))}
        </AccountList>
      )}
      <div>
        <Button
          icon="plus"
          variant="secondary"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'giftCard.added' })}
        >
          {t('addGiftCard')}
        </Button>
      </div>
    </Stack>
  );
}
