import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { productMachine } from '#machines/product/product.machine.ts';
import { selectChosen } from '#machines/product/product.selectors.ts';
import {
  type QuickShopRef,
  selectChosen as selectKeptChoice,
  selectIsUnavailable,
  selectLastProduct,
  selectProductId,
  selectShownProduct,
} from '#machines/quick-shop/quick-shop.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { ProductRef } from '#src/flows/product/index.ts';
import { quickShopText } from '#src/messages/quick-shop.ts';
import { useText } from '#src/messages/text.ts';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { media, radius, space } from '#src/ui/theme/tokens.ts';
import type { Purpose } from './purpose.ts';
import { QuickShopChoice } from './QuickShopChoice.tsx';

const sides = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

/** On a phone the choices need the height. */
const picture = css`
  width: 6.5rem;
  border-radius: ${radius.sm};

  @media ${media.md} {
    position: sticky;
    inset-block-start: 0;
    width: 100%;
  }
`;

interface Props {
  actor: QuickShopRef;
  /** The chart of the product, with its actors. */
  choice: typeof productMachine;
  name: string;
  purpose: Purpose;
  isOpen: boolean;
  onClose: () => void;
  onDialog: OnDialog;
}

/** The dialog: picture and colours of the product, then what is chosen in the colour. */
export function QuickShopView({ actor, choice, name, purpose, isOpen, onClose, onDialog }: Props) {
  const t = useText(quickShopText);
  const last = useSelector(actor, selectLastProduct);
  const shown = useSelector(actor, selectShownProduct);
  const chosen = useSelector(actor, selectKeptChoice);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const product = useRef<ProductRef>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={last?.name ?? name}
      size={purpose.context === 'add' ? 'lg' : 'md'}
      isPaintedFirst
    >
      <div className={sides}>
        <Front product={shown} />
        <Stack gap={5}>
          {last && <Colours actor={actor} product={last} chosenIn={product} />}
          {shown && (
            <QuickShopChoice
              key={shown.id}
              ref={product}
              choice={choice}
              product={shown}
              chosen={chosen}
              purpose={purpose}
              onDialog={onDialog}
            />
          )}
          {isUnavailable && <Unavailable onRetry={() => actor.send({ type: 'product.retried' })} />}
          {!shown && !isUnavailable && <Waiting />}
        </Stack>
      </div>
      <LiveRegion>{!shown && !isUnavailable && t('loading', { name })}</LiveRegion>
    </Dialog>
  );
}

function Front({ product }: { product: Product | null }) {
  const [front] = product?.images ?? [];
  if (!front) return <Skeleton shape="picture" className={picture} />;
  return <Picture {...front} className={picture} sizes="(min-width: 48em) 24rem, 6.5rem" isEager />;
}

/** Each colour is a product of its own. What was chosen in one is kept for the next. */
function Colours(props: { actor: QuickShopRef; product: Product; chosenIn: { readonly current: ProductRef | null } }) {
  const { actor, product, chosenIn } = props;
  const selected = useSelector(actor, selectProductId);
  const kept = useSelector(actor, selectKeptChoice);
  const colours = product.attributes.find(({ type }) => type === 'color');
  if (!colours) return null;
  return (
    <Swatches
      label={colours.label}
      name="colour"
      selected={selected}
      onSelect={(productId) => {
        const chosen = chosenIn.current ? selectChosen(chosenIn.current.getSnapshot()) : kept;
        actor.send({ type: 'colour.chosen', productId, chosen });
      }}
      items={colours.options.flatMap((option) => {
        const { id, label, swatch = [], available, groupBy, price } = option;
        return id ? [{ id, label, colours: swatch, isUnavailable: !available, groupBy, price }] : [];
      })}
    />
  );
}

function Waiting() {
  return (
    <Stack gap={4} aria-hidden="true">
      <Skeleton width="third" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </Stack>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const t = useText(quickShopText);
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="error" isLive action={retry}>
      {t('unavailable')}
    </Notice>
  );
}
