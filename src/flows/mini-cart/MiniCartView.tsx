import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectAddedItemId,
  selectCart,
  selectHasExpired,
  selectIsChanging,
  selectScreen,
} from '#machines/cart/cart.selectors.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { ApproachingPromotions } from '#src/flows/cart/ApproachingPromotions.tsx';
import { EmptyCart, UnreachableCart } from '#src/flows/cart/CartStates.tsx';
import type { CartRef } from '#src/flows/cart/requestChange.ts';
import { useMoney } from '#src/flows/cart/useMoney.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/Dialog.tsx';
import { VisuallyHidden } from '#src/ui/Hidden.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SummaryList } from '#src/ui/SummaryList.tsx';
import { colour, space } from '#src/ui/tokens.ts';
import { MiniCartLine } from './MiniCartLine.tsx';

const lines = css`
  display: grid;
  gap: ${space[4]};

  & > li + li {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${colour.line};
  }
`;

const actions = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

interface Props {
  cartRef: CartRef;
  isOpen: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** What is in the cart, what was added just now first, and the way on. */
export function MiniCartView({ cartRef, isOpen, onClose, onRetry }: Props) {
  const say = useText(cartText);
  const screen = useSelector(cartRef, selectScreen);
  const cart = useSelector(cartRef, selectCart);
  const added = useSelector(cartRef, selectAddedItemId);
  const hasExpired = useSelector(cartRef, selectHasExpired);
  const isFilled = screen === 'filled' && cart !== null;
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={isFilled && added ? say('added') : say('miniTitle')}
      footer={isFilled ? <Footer cartRef={cartRef} cart={cart} /> : undefined}
    >
      {screen === 'loading' && <Loading />}
      {screen === 'unavailable' && <UnreachableCart onRetry={onRetry} />}
      {screen === 'empty' && <EmptyCart hasExpired={hasExpired} />}
      {isFilled && (
        <Stack gap={5}>
          <ApproachingPromotions cartRef={cartRef} cart={cart} place="MINI_CART" />
          <ul className={lines} aria-label={say('items')}>
            {inMiniOrder(cart, added).map((item) => (
              <MiniCartLine key={item.itemId} cartRef={cartRef} item={item} isAdded={item.itemId === added} />
            ))}
          </ul>
        </Stack>
      )}
    </Panel>
  );
}

/** What was added just now, then the newest first, gifts last. */
function inMiniOrder({ items }: Cart, added: string | null): CartItem[] {
  const rank = ({ itemId, bonus }: CartItem) => (itemId === added ? 0 : bonus ? 2 : 1);
  return items.toReversed().sort((one, other) => rank(one) - rank(other));
}

function Footer({ cartRef, cart }: { cartRef: CartRef; cart: Cart }) {
  const say = useText(cartText);
  const locale = useLocale();
  const money = useMoney();
  const isChanging = useSelector(cartRef, selectIsChanging);
  const { currency, totalItems } = cart;
  const { totalDiscount, itemSubTotal } = cart.totals;
  return (
    <Stack gap={4}>
      <div aria-busy={isChanging}>
        <SummaryList
          items={
            totalDiscount > 0
              ? [{ label: say('discount'), value: money(-totalDiscount, currency), tone: 'success' }]
              : []
          }
          total={{
            label: say('subtotal'),
            value: money(itemSubTotal, currency),
            note: say('count', { count: totalItems }),
          }}
        />
      </div>
      <div className={actions}>
        <ButtonLink href={inLocale(locale, '/cart')} variant="secondary" isWide>
          {say('viewCart')}
        </ButtonLink>
        <ButtonLink href={inLocale(locale, '/checkout')} variant="accent" isWide>
          {say('checkout')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Loading() {
  const say = useText(cartText);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{say('loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
