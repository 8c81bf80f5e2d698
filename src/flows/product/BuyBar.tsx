import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsBusy,
  selectIsBuyable,
  selectIsRefusing,
  selectItemId,
  selectMost,
  selectOffer,
  selectQuantity,
} from '#machines/product/product.selectors.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { productText } from '#src/messages/product.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { LaterApplePay } from '#src/flows/apple-pay/index.ts';
import { LaterPayPal } from '#src/flows/paypal/index.ts';
import { walletButtons } from '#src/flows/shared/wallet-place.ts';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { later } from '#src/ui/behaviour/later.tsx';
import { ThumbBar } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Quantity } from '#src/ui/form/Quantity.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { OfferButton } from './OfferButton.tsx';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

/** The error messages, loaded at the first refusal. */
const RefusalNotice = later<{ failure: ApiFailure }>(() => import('./RefusalNotice.tsx'), Unavailable);

const stack = css`
  display: grid;
  gap: ${space[3]};
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Beside the gallery of a tablet, one row has no room for both. */
  @media ${media.md} and ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);

    &:not([data-alone]) > :first-child {
      justify-self: start;
    }
  }

  /* Beside the quantity, "Ajouter au panier · 140,00 €" needs the space of the button's default padding. */
  & button[data-size='lg'] {
    padding-inline: ${space[3]};
  }
`;

/** Quantity and the main button; at the bottom of the screen on a phone. A refusal is shown above it. */
export function BuyBar({ actor, product }: { actor: ProductRef; product: Product }) {
  const t = useText(productText);
  const offer = useSelector(actor, selectOffer);
  const isBuyable = useSelector(actor, selectIsBuyable);
  const isChange = useSelector(actor, selectItemId) !== null;
  if (offer === 'comingSoon') return <ComingSoon product={product} />;
  return (
    <div className={stack}>
      <Refusal actor={actor} />
      {offer === 'outOfStock' && <Text tone="soft">{t('soldOutNote')}</Text>}
      {offer === 'signIn' && <Text tone="soft">{t('membersNote')}</Text>}
      <div className={row} data-alone={isBuyable ? undefined : true}>
        {isBuyable && <Pieces actor={actor} />}
        <ThumbBar isFixed>
          <OfferButton actor={actor} product={product} />
        </ThumbBar>
      </div>
      {isBuyable && !isChange && !product.isRobisOnly && (
        <div className={walletButtons}>
          {product.productType !== 'digital' && <LaterApplePay product={actor} />}
          <LaterPayPal product={actor} />
        </div>
      )}
      <NeedsScript />
      <LiveRegion>
        {offer === 'added' && t('addedAnnouncement', { name: product.name })}
        {offer === 'adding' && t('adding')}
      </LiveRegion>
    </div>
  );
}

function Pieces({ actor }: { actor: ProductRef }) {
  const t = useText(productText);
  const quantity = useSelector(actor, selectQuantity);
  const most = useSelector(actor, selectMost);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Quantity
      label={t('quantity')}
      value={quantity}
      max={most}
      isBusy={isBusy}
      onChange={(value) => actor.send({ type: 'quantity.chosen', quantity: value })}
    />
  );
}

/** Why the last press did not work. */
export function Refusal({ actor }: { actor: ProductRef }) {
  const t = useText(productText);
  const failure = useSelector(actor, selectFailure);
  const isRefusing = useSelector(actor, selectIsRefusing);
  if (isRefusing) return <Notice tone="error" isLive title={t('notTogether')} />;
  if (!failure) return null;
  return <RefusalNotice failure={failure} />;
}

function Unavailable() {
  const t = useText(productText);
  return <Notice tone="error" isLive title={t('unavailable')} />;
}

/** Takes the place of the button before a launch. */
export function ComingSoon({ product: { launchDate } }: { product: Product }) {
  const t = useText(productText);
  return (
    <Notice tone="info" title={t('comingSoon')}>
      {launchDate ? t('comingSoonOn', { date: new Date(launchDate) }) : t('comingSoonNote')}
    </Notice>
  );
}

function NeedsScript() {
  const t = useText(storefrontText);
  return (
    <noscript>
      <p>{t('scriptNeeded')}</p>
    </noscript>
  );
}
