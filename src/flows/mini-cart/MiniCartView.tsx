import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectCart, selectFailure, selectHasExpired, selectScreen } from '#machines/cart/cart.selectors.ts';
import { selectAddedItemId } from '#machines/mini-cart/mini-cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { ApproachingPromotions, EmptyCart, UnreachableCart, RemovedLine } from '#src/flows/cart/index.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { inMiniOrder } from './in-mini-order.ts';
import type { MiniCartRef } from './mini-cart.ref.ts';
import { MiniCartFooter } from './MiniCartFooter.tsx';
import { MiniCartLine } from './MiniCartLine.tsx';

const lines = css`
  display: grid;
  gap: ${space[4]};

  & > li + li {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${colour.line};
  }
`;

/** Fills the panel without its padding. */
const whole = css`
  display: grid;
  min-height: calc(100% + 2 * ${space[5]});
  margin: calc(-1 * ${space[5]});

  & > div {
    align-content: center;
  }

  &:has(> :nth-child(2)) {
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

/** The lines, and below them the rest of the panel. */
const filled = css`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const loadingLine = css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[3]};
`;

interface Props {
  actor: MiniCartRef;
  cartRef: CartRef;
  isOpen: boolean;
  onClose: () => void;
  /** Replaces the text of an empty cart if there is a special reason. */
  empty?: ReactNode;
  /** Recommendations that fill the space below the lines. */
  goesWell?: ReactNode;
  /** The wallets that pay without typing. */
  express?: ((cart: Cart) => ReactNode) | undefined;
}

/** The lines of the cart, the one added last first, and the links to cart and checkout. */
export function MiniCartView({ actor, cartRef, isOpen, onClose, empty, goesWell, express }: Props) {
  const t = useText(cartText);
  const screen = useSelector(cartRef, selectScreen);
  const cart = useSelector(cartRef, selectCart);
  const added = useSelector(actor, selectAddedItemId);
  const hasExpired = useSelector(cartRef, selectHasExpired);
  const failure = useSelector(cartRef, selectFailure);
  const isFilled = screen === 'filled' && cart !== null;
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={isFilled && added ? t('added') : t('miniTitle')}
      footer={
        isFilled ? <MiniCartFooter actor={actor} cartRef={cartRef} cart={cart} express={express?.(cart)} /> : undefined
      }
    >
      {screen === 'loading' && <Loading />}
      {screen === 'unavailable' && (
        <div className={whole}>
          <UnreachableCart failure={failure} onRetry={() => cartRef.send({ type: 'cart.retried' })} />
        </div>
      )}
      {screen === 'empty' && (
        <div className={whole}>
          <RemovedLine cartRef={cartRef} />
          {empty || <EmptyCart hasExpired={hasExpired} />}
        </div>
      )}
      {isFilled && (
        <div className={filled}>
          <Stack gap={5}>
            <RemovedLine cartRef={cartRef} />
            <ul className={lines} aria-label={t('items')}>
              {inMiniOrder(cart, added).map((item) => (
                <MiniCartLine key={item.itemId} cartRef={cartRef} item={item} isAdded={item.itemId === added} />
              ))}
            </ul>
            <ApproachingPromotions cartRef={cartRef} cart={cart} place="MINI_CART" />
          </Stack>
          {goesWell}
        </div>
      )}
    </Panel>
  );
}

function Loading() {
  const t = useText(cartText);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap={6}>
        {[1, 2].map((place) => (
          <div key={place} className={loadingLine}>
            <Skeleton shape="picture" />
            <div>
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </Stack>
    </div>
  );
}
