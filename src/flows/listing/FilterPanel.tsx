import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectFilterCount,
  selectIsPanelOpen,
  selectIsWaiting,
  selectListing,
} from '#machines/listing/listing.selectors.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { FacetForm } from './FacetForm.tsx';
import type { ListingRef } from './listing.ref.ts';

const foot = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`;

/** The filters of a small screen, over the list. The button shows the number of results. */
export default function FilterPanel({ actor, path }: { actor: ListingRef; path: string }) {
  const t = useText(listingText);
  const isOpen = useSelector(actor, selectIsPanelOpen);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const chosen = useSelector(actor, selectFilterCount);
  const total = useSelector(actor, selectListing)?.total ?? 0;
  const close = () => actor.send({ type: 'panel.closed' });
  return (
    <Panel
      isOpen={isOpen}
      onClose={close}
      title={t('filters')}
      size="lg"
      footer={
        <div className={foot}>
          <Button variant="secondary" disabled={chosen === 0} onClick={() => actor.send({ type: 'filters.cleared' })}>
            {t('clearAll')}
          </Button>
          <Button isBusy={isWaiting} onClick={close}>
            {t('showResults', { count: total })}
          </Button>
        </div>
      }
    >
      <FacetForm actor={actor} path={path} />
    </Panel>
  );
}
