import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type InStoreRef,
  selectHasBar,
  selectIsBusy,
  selectIsStillSignedIn,
  selectSale,
} from '#machines/in-store/in-store.selectors.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { measuredBar } from '#src/ui/layout/measured-bar.ts';
import { colour, layer, media, space, text } from '#src/ui/theme/tokens.ts';

const bar = css`
  z-index: ${layer.sticky};
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: ${space[1]} var(--gutter) max(${space[1]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  color: ${colour.ink};
  font-size: ${text.sm};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    min-width: 0;
    margin-inline-end: auto;
    line-height: 1.3;
  }

  & > :is(svg, button) {
    flex: none;
  }

  @media ${media.high} {
    position: fixed;
  }

  @media print {
    display: none;
  }
`;

const storeBar = measuredBar('store');

/** Names the store and the associate during a sale; one button ends it. */
export function StoreBar({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  const hasBar = useSelector(actor, selectHasBar);
  const isBusy = useSelector(actor, selectIsBusy);
  const isStillSignedIn = useSelector(actor, selectIsStillSignedIn);
  const sale = useSelector(actor, selectSale);
  if (!hasBar) return null;
  return (
    <section ref={storeBar} className={bar} aria-label={t('bar')} data-tone="night" data-store-bar>
      <Icon name="store" />
      <p role="status">
        {sale ? (
          <>
            <span>{t('barStore', { store: sale.storeName })}</span>
            <span>{t('barSeller', { name: sale.storeEmployeeName })}</span>
          </>
        ) : (
          <span>{t(isStillSignedIn ? 'stillSignedIn' : 'ending')}</span>
        )}
      </p>
      <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => actor.send({ type: 'ending.requested' })}>
        {t(isStillSignedIn ? 'retry' : 'end')}
      </Button>
    </section>
  );
}
