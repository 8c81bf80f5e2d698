import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectFilterCount, selectListing, selectQuery } from '#machines/listing/listing.selectors.ts';
import { filterParameters, listingSorts } from '#src/domain/catalogue-url.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { retryMissing } from '#src/ui/behaviour/later.tsx';
import { afterPaint } from '#src/ui/behaviour/afterPaint.ts';
import { headerHeight } from '#src/ui/layout/header-height.ts';
import { measuredBar } from '#src/ui/layout/measured-bar.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, layer, media, space } from '#src/ui/theme/tokens.ts';
import type { ListingRef } from './listing.ref.ts';
import { loadFilterPanel } from './loadFilterPanel.ts';

const bar = css`
  z-index: ${layer.sticky};
  inset-block-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  margin-inline: calc(-1 * var(--gutter));
  margin-block-end: ${space[5]};
  padding: ${space[3]} var(--gutter);
  background: ${colour.paper};
  border-block: 1px solid ${colour.line};

  & > p {
    grid-column: 1 / -1;
    order: 1;
  }

  /* Without script the sort form has a submit button and needs the whole row. */
  &:has(noscript > *) > form {
    grid-column: 1 / -1;
  }

  &:has(noscript > *) > p {
    grid-column: auto;
    order: 0;
  }

  & [data-part='note']::before {
    content: ' · ';
  }

  @media ${media.high} {
    position: sticky;
  }

  /* The header is visible again while the page scrolls up. */
  header[data-in-view] ~ main & {
    inset-block-start: ${headerHeight.sm};
  }

  @media ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) 15rem;

    & > p {
      grid-column: auto;
      order: 0;
    }

    &:has(noscript > *) > form {
      grid-column: auto;
    }
  }

  @media ${media.lg} {
    position: static;
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;

const onSmall = css`
  @media ${media.lg} {
    display: none;
  }
`;

const sorting = css`
  display: flex;
  gap: ${space[2]};

  & > div {
    flex: 1;
  }
`;

const toolsBar = measuredBar('tools');

/**
 * The number of products, the filter button of a small screen, and the sort order. Without script, a form and an
 * anchor.
 */
export function Toolbar({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  const { total = 0, priceNote } = useSelector(actor, selectListing) ?? {};
  const chosen = useSelector(actor, selectFilterCount);
  return (
    <div ref={toolsBar} className={bar} data-tools>
      <ButtonLink
        href="#filters"
        className={onSmall}
        variant="secondary"
        icon="filter"
        onClick={(click) => {
          click.preventDefault();
          afterPaint(click.currentTarget, () => {
            retryMissing(loadFilterPanel);
            actor.send({ type: 'panel.opened' });
          });
        }}
      >
        {chosen > 0 ? t('filterCount', { count: chosen }) : t('filter')}
      </ButtonLink>
      <Text tone="soft" size="sm" isNumeric>
        {t('results', { count: total })}
        {priceNote && <span data-part="note">{priceNote}</span>}
      </Text>
      <Sorting actor={actor} />
    </div>
  );
}

function Sorting({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  const query = useSelector(actor, selectQuery);
  const options = useSelector(actor, selectListing)?.sortOptions ?? [];
  return (
    <form method="get" className={sorting}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {filterParameters(query.filters).map((filter) => (
        <input key={filter} type="hidden" name="filter" value={filter} />
      ))}
      <SelectField
        label={t('sort')}
        isLabelHidden
        name="sort"
        options={options}
        value={query.sort}
        onChange={(value) => {
          const sort = listingSorts.find((one) => one === value);
          if (sort) actor.send({ type: 'sort.chosen', sort });
        }}
      />
      <noscript>
        <Button type="submit" size="sm">
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}
