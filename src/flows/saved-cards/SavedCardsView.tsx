import { useSelector } from '@xstate/react';
import { type SavedCardsRef, selectScreen } from '#machines/saved-cards/saved-cards.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { CardList } from './CardList.tsx';
import { GiftCardList } from './GiftCardList.tsx';
import { NewCard } from './NewCard.tsx';
import { NewGiftCard } from './NewGiftCard.tsx';
import type { SavedCardsParts } from './saved-cards.props.ts';

interface Props {
  actor: SavedCardsRef;
  parts: SavedCardsParts;
  onSignIn: () => void;
}

/** The saved cards and gift cards, the form of a new one, or why they cannot be shown. */
export function SavedCardsView({ actor, parts, onSignIn }: Props) {
  const t = useText(savedCardsText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'cards.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  if (screen === 'form') return <NewCard actor={actor} parts={parts} />;
  if (screen === 'giftCardForm') return <NewGiftCard actor={actor} parts={parts} />;
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'loading' ? (
        <Loading>{t('loading')}</Loading>
      ) : (
        <Stack gap={7}>
          <CardList actor={actor} />
          <GiftCardList actor={actor} />
        </Stack>
      )}
    </AccountPart>
  );
}
