import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectListing, selectQuery } from '#machines/listing/listing.selectors.ts';
import { listingSearchString, toggled } from '#src/domain/catalogue-url.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { ListingRef } from './listing.ref.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[2]};
`;

/** The chosen filters. Each is a link that removes it and works without script. */
export function Applied({ actor, path }: { actor: ListingRef; path: string }) {
  const t = useText(listingText);
  const query = useSelector(actor, selectQuery);
  const facets = useSelector(actor, selectListing)?.facets ?? [];
  const chosen = Object.entries(query.filters).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  if (chosen.length === 0) return null;
  const labelOf = (key: string, value: string) =>
    facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.label ?? value;
  return (
    <ul className={row} aria-label={t('applied')}>
      {chosen.map(({ key, value }) => (
        <li key={`${key}:${value}`}>
          <ChipLink
            href={path + listingSearchString(toggled(query, key, value))}
            keepsScroll
            preload={false}
            aria-label={t('remove', { label: labelOf(key, value) })}
          >
            {labelOf(key, value)}
            <Icon name="close" size="sm" />
          </ChipLink>
        </li>
      ))}
      <li>
        <Link
          href={path + listingSearchString({ ...query, filters: {}, page: 1 })}
          keepsScroll
          preload={false}
          variant="standalone"
        >
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
}
