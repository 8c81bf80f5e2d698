import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { OrderPoints } from '#src/flows/loyalty/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { MainButton } from '#src/flows/typed-codes/index.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack, ThumbBar } from '#src/ui/layout/Layout.tsx';
import { isPlainClick } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { CartTotals } from './CartTotals.tsx';
import { PromoCode } from './PromoCode.tsx';
import { Reassurance } from './Reassurance.tsx';
import type { CartRef } from '../shared/requestChange.ts';
import { useMoney } from '../shared/useMoney.ts';

/** From lg on, the checkout button is in the summary beside the lines; below lg it is in a bar at the bottom. */
const besideOnly = css`
  @media ${media.belowLg} {
    display: none;
  }
`;

const underThumb = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  margin-block-start: ${space[5]};

  @media ${media.lg} {
    display: none;
  }
`;

/**
 * Promo code, totals, the associate's `adjust` buttons, the wallets, the checkout button and the reassurances. `banner`
 * loads later than the cart and must not move anything.
 */
export function CartSummary({
  cartRef,
  cart,
  main,
  banner,
  adjust,
  express,
  onDialog,
}: {
  cartRef: CartRef;
  cart: Cart;
  main: MainButton;
  banner?: ReactNode;
  adjust?: ReactNode;
  /** The wallets that pay without typing. */
  express?: ReactNode;
  onDialog: OnDialog;
}) {
  const t = useText(cartText);
  return (
    <Stack gap={5}>
      <Card title={t('summary')} level={2}>
        <PromoCode cartRef={cartRef} cart={cart} />
        <CartTotals cartRef={cartRef} cart={cart} />
        <OrderPoints points={cart.loyaltyPoints} onDialog={onDialog} />
        {adjust}
        {express}
        <div className={besideOnly}>
          <CheckoutLink main={main} isWide />
        </div>
      </Card>
      <Reassurance />
      {banner}
    </Stack>
  );
}

/** The total and the checkout button, always visible on a phone. */
export function CheckoutBar({ cart, main }: { cart: Cart; main: MainButton }) {
  const money = useMoney();
  return (
    <ThumbBar className={underThumb}>
      <Text weight="bold" isNumeric>
        {money(cart.totals.total, cart.currency)}
      </Text>
      <CheckoutLink main={main} />
    </ThumbBar>
  );
}

/** The checkout button. Applies a typed promo code first. */
function CheckoutLink({ main, isWide }: { main: MainButton; isWide?: boolean }) {
  const t = useText(cartText);
  const locale = useLocale();
  return (
    <ButtonLink
      href={inLocale(locale, '/checkout')}
      variant="accent"
      size="lg"
      iconEnd="arrow-right"
      isWide={isWide}
      isBusy={main.isBusy}
      onClick={(click) => isPlainClick(click) && main.holdsBack() && click.preventDefault()}
    >
      {t('checkout')}
    </ButtonLink>
  );
}
