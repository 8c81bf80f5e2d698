import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectIsOff } from '#machines/favorites/favorites.marks.ts';
import { type FavoritesRef, selectIsEmployee, selectIsUnavailable } from '#machines/favorites/favorites.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Unavailable } from '#src/flows/order/index.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';

/** The page of the favourites, or why there is none. */
export function FavoritesScreen({ list, children }: { list: FavoritesRef; children: ReactNode }) {
  const t = useText(favoritesText);
  const locale = useLocale();
  const isOff = useSelector(list, selectIsOff);
  const isEmployee = useSelector(list, selectIsEmployee);
  const isUnavailable = useSelector(list, selectIsUnavailable);
  if (isOff)
    return (
      <EmptyState
        level={1}
        icon="heart"
        title={t('offTitle')}
        action={<ButtonLink href={inLocale(locale, '/')}>{t('toShop')}</ButtonLink>}
      >
        {t(isEmployee ? 'offBody' : 'offBodyShop')}
      </EmptyState>
    );
  if (isUnavailable)
    return (
      <Unavailable title={t('unavailableTitle')} retry={t('retry')} onRetry={() => list.send({ type: 'list.retried' })}>
        {t('unavailableBody')}
      </Unavailable>
    );
  return children;
}
