import { useSelector } from '@xstate/react';
import { type SavedCardsRef, selectScreen } from '#machines/saved-cards/saved-cards.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { savedCardsText } from '#src/messages/saved-cards.ts';
import { useText } from '#src/messages/text.ts';
import { CardList } from './CardList.tsx';
import { NewCard } from './NewCard.tsx';
import type { SavedCardsParts } from './saved-cards.props.ts';

interface Props {
  actor: SavedCardsRef;
  parts: SavedCardsParts;
  onSignIn: () => void;
}

/** The saved cards, the form of a new one, or why they cannot be shown. */
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
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'loading' ? <Loading>{t('loading')}</Loading> : <CardList actor={actor} />}
    </AccountPart>
  );
}
