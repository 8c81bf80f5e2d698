import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type SavedCardsRef, selectIsBusy, selectRemovedId } from '#machines/saved-cards/saved-cards.selectors.ts';
import { ItemActions, RemoveQuestion } from '#src/flows/profile/index.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface Props {
  actor: SavedCardsRef;
  card: { paymentInstrumentId: string; isDefault: boolean; isExpired: boolean };
  /** 'Visa ending in 1111'. */
  name: string;
  /** What the question of its removal says. */
  removal: string;
  /** What else is to be said of it: its last month, or what is left on it. */
  children: ReactNode;
}

/** One card or gift card with what can be done to it. */
export function CardItem({ actor, card, name, removal, children }: Props) {
  const t = useText(savedCardsText);
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
          <Text weight="medium">{name}</Text>
          {children}
        </div>
      </Stack>
      {isRemoved ? <Removal actor={actor} body={removal} /> : <Actions actor={actor} card={card} name={name} />}
    </li>
  );
}

function Actions({ actor, card, name }: Pick<Props, 'actor' | 'card' | 'name'>) {
  const t = useText(savedCardsText);
  const isBusy = useSelector(actor, selectIsBusy);
  const { paymentInstrumentId: id, isDefault, isExpired } = card;
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

function Removal({ actor, body }: { actor: SavedCardsRef; body: string }) {
  const t = useText(savedCardsText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <RemoveQuestion
      title={t('removeTitle')}
      body={body}
      confirm={t('removeConfirm')}
      keep={t('removeKeep')}
      isBusy={isBusy}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onKeep={() => actor.send({ type: 'removal.dismissed' })}
    />
  );
}
