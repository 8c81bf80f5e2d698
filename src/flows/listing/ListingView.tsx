import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectHasFailed,
  selectIsPanelMounted,
  selectIsWaiting,
  selectListing,
  selectQuery,
  selectScreen,
  selectTotal,
} from '#machines/listing/listing.selectors.ts';
import { listingSearchString } from '#src/domain/catalogue-url.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Pagination } from '#src/ui/text/Pagination.tsx';
import { media, motion, space } from '#src/ui/theme/tokens.ts';
import { waiting } from '#src/ui/behaviour/waiting.ts';
import { Applied } from './Applied.tsx';
import { FacetForm } from './FacetForm.tsx';
import type { ListingRef } from './listing.ref.ts';
import { loadFilterPanel } from './loadFilterPanel.ts';
import { NoneFound } from './NoneFound.tsx';
import { ProductGrid, WaitingGrid } from './ProductGrid.tsx';
import { Toolbar } from './Toolbar.tsx';

/** The filters of small screens, loaded when they are first opened. */
const FilterPanel = later<{ actor: ListingRef; path: string }>(loadFilterPanel, MissingPanel);

const layout = css`
  @media ${media.lg} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: 0 clamp(1.5rem, 3vw, 3.5rem);
    align-items: start;
  }
`;

const side = css`
  display: none;

  &:target {
    display: block;
    margin-block-end: ${space[6]};
  }

  @media ${media.lg} {
    display: block;
  }
`;

const main = css`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

const results = css`
  display: grid;
  gap: ${space[7]};
  transition: filter ${motion.fast} ${motion.easeOut};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

/** A list of products with its filters. The previous list stays, dimmed, while the next one loads. */
export function ListingView({ actor, path }: { actor: ListingRef; path: string }) {
  const screen = useSelector(actor, selectScreen);
  if (screen === 'unreadable') return <Unreadable actor={actor} />;
  if (screen === 'first') return <WaitingGrid />;
  return (
    <>
      <Toolbar actor={actor} />
      <div className={layout}>
        <aside className={side} id="filters">
          <FacetForm actor={actor} path={path} />
        </aside>
        <div className={main}>
          <Applied actor={actor} path={path} />
          <Failure actor={actor} />
          <Results actor={actor} path={path} />
        </div>
      </div>
      <Announcement actor={actor} />
      <Panel actor={actor} path={path} />
    </>
  );
}

/** A component of its own, so that opening it does not render the list again. */
function Panel({ actor, path }: { actor: ListingRef; path: string }) {
  const isMounted = useSelector(actor, selectIsPanelMounted);
  return isMounted && <FilterPanel actor={actor} path={path} />;
}

function MissingPanel({ actor }: { actor: ListingRef }) {
  return <MissingPart onClose={() => actor.send({ type: 'panel.closed' })} />;
}

function Results({ actor, path }: { actor: ListingRef; path: string }) {
  const t = useText(listingText);
  const listing = useSelector(actor, selectListing);
  const query = useSelector(actor, selectQuery);
  const isWaiting = useSelector(actor, selectIsWaiting);
  if (!listing) return null;
  if (listing.total === 0) return <NoneFound actor={actor} path={path} />;
  return (
    <div id="products" tabIndex={-1} className={results} aria-busy={isWaiting}>
      <ProductGrid products={listing.products} gridBlocks={listing.gridBlocks} />
      <Pagination
        label={t('pages')}
        page={Math.floor(listing.start / listing.count) + 1}
        pages={Math.ceil(listing.total / listing.count)}
        hrefFor={(page) => path + listingSearchString({ ...query, page })}
      />
    </div>
  );
}

function Announcement({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  const total = useSelector(actor, selectTotal);
  return <LiveRegion>{total === null ? t('loading') : t('resultsAnnouncement', { count: total })}</LiveRegion>;
}

function Failure({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  const hasFailed = useSelector(actor, selectHasFailed);
  if (!hasFailed) return null;
  return (
    <Notice tone="error" isLive title={t('failedTitle')} action={<Retry actor={actor} />}>
      {t('failedBody')}
    </Notice>
  );
}

function Unreadable({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  return (
    <EmptyState level={1} title={t('failedTitle')} action={<Retry actor={actor} />}>
      {t('failedEmptyBody')}
    </EmptyState>
  );
}

function Retry({ actor }: { actor: ListingRef }) {
  const t = useText(listingText);
  return (
    <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'listing.retried' })}>
      {t('retry')}
    </Button>
  );
}
