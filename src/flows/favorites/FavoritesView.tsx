import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  arePlacesSame,
  type FavoritesPageRef,
  selectIsEmpty,
  selectIsUnread,
  selectIsWaiting,
  selectPlaces,
  selectTotal,
} from '#machines/favorites-page/favorites-page.selectors.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { CompareLink } from '#src/flows/compare/index.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { FavoritesGrid } from './FavoritesGrid.tsx';
import { ShareList } from './ShareList.tsx';
import { WaitingFavorites } from './WaitingFavorites.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};

  & > h1:focus {
    outline: none;
  }
`;

const more = css`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

/** The favourites as cards, with buttons to move them to the cart, and the sharing of the list. */
export function FavoritesView(props: {
  list: FavoritesRef;
  page: FavoritesPageRef;
  onCopied: (isCopied: boolean) => void;
}) {
  const { list, page, onCopied } = props;
  const t = useText(favoritesText);
  const locale = useLocale();
  const places = useSelector(page, selectPlaces, arePlacesSame);
  const total = useSelector(page, selectTotal);
  const isUnread = useSelector(page, selectIsUnread);
  const isWaiting = useSelector(page, selectIsWaiting);
  const isEmpty = useSelector(page, selectIsEmpty);
  if (isWaiting) return <WaitingFavorites />;
  if (isEmpty)
    return (
      <EmptyState
        level={1}
        icon="heart"
        title={t('emptyTitle')}
        action={<ButtonLink href={inLocale(locale, '/')}>{t('toShop')}</ButtonLink>}
      >
        {t('emptyBody')}
      </EmptyState>
    );
  const retry = (
    <Button size="sm" variant="secondary" onClick={() => page.send({ type: 'cards.retried' })}>
      {t('retry')}
    </Button>
  );
  return (
    <Stack gap={6}>
      <div className={head}>
        <Heading level={1} size="xl" id="favorites" tabIndex={-1}>
          {t('title')}
        </Heading>
        <Text as="span" tone="soft" isNumeric>
          {t('count', { count: total })}
        </Text>
      </div>
      <CompareLink ids={places.flatMap(({ id, card }) => (card ? id : []))} />
      {isUnread && (
        <Notice tone="error" isLive action={retry}>
          {t('unread')}
        </Notice>
      )}
      <FavoritesGrid list={list} places={places} />
      {total > places.length && (
        <div className={more}>
          <Text size="sm" tone="soft" isNumeric>
            {t('shown', { shown: places.length, total })}
          </Text>
          <Button variant="secondary" onClick={() => page.send({ type: 'more.requested' })}>
            {t('more')}
          </Button>
        </div>
      )}
      <ShareList list={list} onCopied={onCopied} />
    </Stack>
  );
}
