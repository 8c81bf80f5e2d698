import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectIsChanging } from '#machines/cart/cart.selectors.ts';
import { selectIsGoingToCart, selectIsGoingToCheckout } from '#machines/mini-cart/mini-cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { inLocale } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { isPlainClick } from '#src/ui/text/Link.tsx';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { MiniCartRef } from './mini-cart.ref.ts';

const actions = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
`;

interface Props {
  actor: MiniCartRef;
  cartRef: CartRef;
  cart: Cart;
  /** The wallets that pay without typing. */
  express?: ReactNode;
}

/** The total, the wallets, and links to the cart page and to the checkout. */
export function MiniCartFooter({ actor, cartRef, cart, express }: Props) {
  const t = useText(cartText);
  const locale = useLocale();
  const money = useMoney();
  const isChanging = useSelector(cartRef, selectIsChanging);
  const isGoingToCart = useSelector(actor, selectIsGoingToCart);
  const isGoingToCheckout = useSelector(actor, selectIsGoingToCheckout);
  const { currency, totalItems, totals } = cart;
  return (
    <Stack gap={4}>
      <div aria-busy={isChanging}>
        <SummaryList
          items={discountsOf(cart, t('discount'), t('priceAdjustment')).map(({ name, amount }) => ({
            label: name,
            value: money(-amount, currency),
            tone: 'success',
          }))}
          total={{
            label: t('subtotal'),
            value: money(totals.itemSubTotal, currency),
            note: t('count', { count: totalItems }),
          }}
        />
      </div>
      <div className={actions}>
        <ButtonLink
          href={inLocale(locale, '/cart')}
          variant="secondary"
          isWide
          isBusy={isGoingToCart}
          onClick={(click) => isPlainClick(click) && actor.send({ type: 'cart.chosen' })}
        >
          {t('viewCart')}
        </ButtonLink>
        <ButtonLink
          href={inLocale(locale, '/checkout')}
          variant="accent"
          isWide
          isBusy={isGoingToCheckout}
          onClick={(click) => isPlainClick(click) && actor.send({ type: 'checkout.chosen' })}
        >
          {t('checkout')}
        </ButtonLink>
      </div>
      {express}
    </Stack>
  );
}
