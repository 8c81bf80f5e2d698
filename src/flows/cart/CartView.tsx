import { css } from '@linaria/core';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import {
  selectCart,
  selectFailure,
  selectHasExpired,
  selectIsUnasked,
  selectIsUnavailable,
  selectRemoved,
  selectScreen,
} from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { AdjustPriceProps } from '#src/flows/price-adjustment/index.ts';
import { useMainButton } from '#src/flows/typed-codes/index.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Container, Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { ApproachingPromotions } from './ApproachingPromotions.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton, type Department, EmptyCart, ScriptNeeded, StaleCart, UnreachableCart } from './CartStates.tsx';
import { forFirstVisit, forReturning, titleOfReturning } from './first-visit.ts';
import { CartSummary, CheckoutBar } from './CartSummary.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import type { CartRef } from '../shared/requestChange.ts';

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
  min-height: 100svh;
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(3rem, 8vw, 6rem);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  margin-block-end: clamp(1.25rem, 3vw, 2.5rem);
`;

const lines = css`
  & > li {
    padding-block: ${space[5]};
    border-block-start: 1px solid ${colour.line};
  }
`;

interface Props {
  cartRef: CartRef;
  onRetry: () => void;
  /** Opens the checkout. */
  onCheckout: () => unknown;
  onDialog: OnDialog;
  departments?: readonly Department[];
  /** Replaces the text of an empty cart if there is a special reason. */
  empty?: ReactNode;
  /** `canSave`: lines can be saved for later. `saved`: the list of saved items. */
  canSave?: boolean;
  saved?: ReactNode;
  /** True if items are saved for later: the list is first if the cart is empty. */
  hasSaved?: boolean;
  /** The customer's spending this year. */
  banner?: ReactNode;
  /** Opens the choice of delivery for a line. */
  onDelivery?: (itemId: string) => void;
  /** The wallets that pay without typing; none while an associate sells. */
  express?: (cart: Cart) => ReactNode;
  /** The buttons that adjust prices, while an associate sells. */
  AdjustPrice?: ComponentType<AdjustPriceProps> | undefined;
}

/** The cart: its lines beside the totals. The chart decides which screen is shown. */
export function CartView({
  cartRef,
  onRetry,
  onCheckout,
  onDialog,
  departments,
  empty,
  canSave = false,
  saved,
  hasSaved = false,
  banner,
  onDelivery,
  express,
  AdjustPrice,
}: Props) {
  const t = useText(cartText);
  const screen = useSelector(cartRef, selectScreen);
  const cart = useSelector(cartRef, selectCart);
  const hasExpired = useSelector(cartRef, selectHasExpired);
  const isUnasked = useSelector(cartRef, selectIsUnasked);
  const isUnavailable = useSelector(cartRef, selectIsUnavailable);
  const failure = useSelector(cartRef, selectFailure);
  const isFirstVisit = screen === 'loading' && isUnasked;
  return (
    <Container className={page}>
      <div className={head}>
        <Heading
          level={1}
          size="lg"
          isHidden={screen === 'empty' || screen === 'unavailable'}
          className={isUnasked ? titleOfReturning : undefined}
        >
          {t('title')}
        </Heading>
        {screen === 'filled' && cart && (
          <Text as="span" tone="soft" isNumeric>
            {t('count', { count: cart.totalItems })}
          </Text>
        )}
      </div>
      {isUnavailable && cart && <StaleCart failure={failure} onRetry={onRetry} />}
      {screen === 'loading' && <ScriptNeeded />}
      {screen === 'loading' && (
        <div className={isUnasked ? forReturning : undefined}>
          <CartSkeleton />
        </div>
      )}
      {screen === 'unavailable' && <UnreachableCart failure={failure} onRetry={onRetry} />}
      {screen === 'empty' && <RemovedLine cartRef={cartRef} />}
      {screen === 'empty' && hasSaved && saved}
      {screen === 'empty' && empty}
      {/* One element before and after the answer: a new one would be drawn again. */}
      {(isFirstVisit || (screen === 'empty' && !empty)) && (
        <div className={isFirstVisit ? forFirstVisit : undefined}>
          <EmptyCart hasExpired={hasExpired} departments={departments} />
        </div>
      )}
      {screen === 'filled' && cart && (
        <FilledCart
          cartRef={cartRef}
          cart={cart}
          canSave={canSave}
          saved={saved}
          banner={banner}
          onCheckout={onCheckout}
          onDialog={onDialog}
          onDelivery={onDelivery}
          express={express}
          AdjustPrice={AdjustPrice}
        />
      )}
      {screen !== 'filled' && !(screen === 'empty' && hasSaved) && saved}
    </Container>
  );
}

interface FilledProps extends Pick<Props, 'cartRef' | 'saved' | 'banner' | 'onCheckout' | 'onDialog' | 'AdjustPrice'> {
  cart: Cart;
  canSave: boolean;
  onDelivery: Props['onDelivery'] | undefined;
  express: Props['express'] | undefined;
}

function FilledCart({
  cartRef,
  cart,
  canSave,
  saved,
  banner,
  onCheckout,
  onDialog,
  onDelivery,
  express,
  AdjustPrice,
}: FilledProps) {
  const t = useText(cartText);
  const removed = useSelector(cartRef, selectRemoved);
  const removedLine = (
    <li>
      <RemovedLine cartRef={cartRef} />
    </li>
  );
  const main = useMainButton(onCheckout);
  return (
    <>
      <Split
        asideLabel={t('summary')}
        aside={
          <CartSummary
            cartRef={cartRef}
            cart={cart}
            main={main}
            banner={banner}
            express={express?.(cart)}
            onDialog={onDialog}
            adjust={AdjustPrice && <AdjustPrice cart={cart} onDialog={onDialog} />}
          />
        }
      >
        <Stack gap={5}>
          <ApproachingPromotions cartRef={cartRef} cart={cart} place="CART" />
          <ul className={lines} aria-label={t('items')}>
            {cart.items.map((item, place) => (
              <Fragment key={item.itemId}>
                {removed?.place === place && removedLine}
                <CartLine
                  cartRef={cartRef}
                  cart={cart}
                  item={item}
                  canSave={canSave}
                  onDialog={onDialog}
                  adjust={AdjustPrice && <AdjustPrice cart={cart} item={item} onDialog={onDialog} />}
                  onDelivery={onDelivery && (() => onDelivery(item.itemId))}
                />
              </Fragment>
            ))}
            {removed && removed.place >= cart.items.length && removedLine}
          </ul>
        </Stack>
      </Split>
      {saved}
      <CheckoutBar cart={cart} main={main} />
    </>
  );
}
