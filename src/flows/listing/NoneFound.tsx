import { useSelector } from '@xstate/react';
import { selectQuery } from '#machines/listing/listing.selectors.ts';
import { listingSearchString } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { listingText } from '#src/messages/listing.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import type { ListingRef } from './listing.ref.ts';

/** No results. With filters, offers to remove them; in a category without filters, links to other pages. */
export function NoneFound({ actor, path }: { actor: ListingRef; path: string }) {
  const t = useText(listingText);
  const locale = useLocale();
  const query = useSelector(actor, selectQuery);
  const isFiltered = Object.keys(query.filters).length > 0;
  const all = path + listingSearchString({ ...query, filters: {}, page: 1 });
  return isFiltered ? (
    <EmptyState
      icon="filter"
      title={t('noneTitle')}
      action={
        <ButtonLink href={all} keepsScroll preload={false}>
          {t('noneAction')}
        </ButtonLink>
      }
    >
      {t('noneBody')}
    </EmptyState>
  ) : (
    <EmptyState title={t('noneInCategory')} action={<ButtonLink href={inLocale(locale, '/')}>{t('home')}</ButtonLink>}>
      {t('noneInCategoryBody')}
    </EmptyState>
  );
}
