import { useSelector } from '@xstate/react';
import { type SavedCardsRef, selectIsBusy, selectRemovedId } from '#machines/saved-cards/saved-cards.selectors.ts';
import type { SavedCard } from '#openapi/generated/waymark.gen.ts';
import { monthOf, useCardName } from '#src/flows/payment-method/index.ts';
import { ItemActions, RemoveQuestion } from '#src/flows/profile/index.ts';
import { paymentText } from '#src/messages/payment.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface Props {
  actor: SavedCardsRef;
  card: SavedCard;
}

/** One card with what can be done to it. */
export function CardItem({ actor, card }: Props) {
  const t = useText(savedCardsText);
  const tPayment = useText(paymentText);
  const cardName = useCardName();
  const isRemoved = useSelector(actor, selectRemovedId) === card.paymentInstrumentId;
  return (
    <li>
      <Stack gap={2} align="start">
        {card.isExpired ? (
          <Badge tone="danger">{t('expired')}</Badge>
        ) : (
          card.isDefault && <Badge tone="moss">{t('default')}</Badge>
        )}
        <div>
          <Text weight="medium">{cardName({ brand: card.cardType, lastFour: card.lastFour })}</Text>
          <Text tone="soft" size="sm">
            {tPayment(card.isExpired ? 'expired' : 'expires', { date: monthOf(card) })}
          </Text>
        </div>
      </Stack>
      {isRemoved ? <Removal actor={actor} /> : <Actions actor={actor} card={card} />}
    </li>
  );
}

function Actions({ actor, card }: Props) {
  const t = useText(savedCardsText);
  const cardName = useCardName();
  const isBusy = useSelector(actor, selectIsBusy);
  const { paymentInstrumentId: id, isDefault, isExpired } = card;
  const name = cardName({ brand: card.cardType, lastFour: card.lastFour });
  return (
    <ItemActions>
      {!isDefault && !isExpired && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t('makeDefaultOf', { card: name })}
          onClick={() => actor.send({ type: 'default.chosen', id })}
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={t('removeOf', { card: name })}
        onClick={() => actor.send({ type: 'removal.requested', id })}
      >
        {t('remove')}
      </Button>
    </ItemActions>
  );
}

function Removal({ actor }: { actor: SavedCardsRef }) {
  const t = useText(savedCardsText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <RemoveQuestion
      title={t('removeTitle')}
      body={t('removeBody')}
      confirm={t('removeConfirm')}
      keep={t('removeKeep')}
      isBusy={isBusy}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onKeep={() => actor.send({ type: 'removal.dismissed' })}
    />
  );
}
