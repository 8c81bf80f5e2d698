import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectCart, selectHasExpired, selectIsUnavailable, selectScreen } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Container, Split, Stack, ThumbBar } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, media, space } from '#src/ui/tokens.ts';
import { ApproachingPromotions } from './ApproachingPromotions.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton, type Department, EmptyCart, UnreachableCart } from './CartStates.tsx';
import { CartTotals } from './CartTotals.tsx';
import { PromoCode } from './PromoCode.tsx';
import { Reassurance } from './Reassurance.tsx';
import type { CartRef } from './requestChange.ts';
import { useMoney } from './useMoney.ts';

const page = css`
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

/** From lg the summary is beside the lines; below, the way on lies under the thumb. */
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

interface Props {
  cartRef: CartRef;
  onRetry: () => void;
}

/** The cart: lines beside what they come to. Which screen it is, the chart says. */
export function CartView({ cartRef, onRetry, departments }: Props & { departments?: readonly Department[] }) {
  const say = useText(cartText);
  const screen = useSelector(cartRef, selectScreen);
  const cart = useSelector(cartRef, selectCart);
  const hasExpired = useSelector(cartRef, selectHasExpired);
  return (
    <Container className={page}>
      <div className={head}>
        <Heading level={1} size="lg" isHidden={screen === 'empty' || screen === 'unavailable'}>
          {say('title')}
        </Heading>
        {screen === 'filled' && cart && (
          <Text as="span" tone="soft" isNumeric>
            {say('count', { count: cart.totalItems })}
          </Text>
        )}
      </div>
      {screen === 'loading' && <CartSkeleton />}
      {screen === 'unavailable' && <UnreachableCart onRetry={onRetry} />}
      {screen === 'empty' && <EmptyCart hasExpired={hasExpired} departments={departments} />}
      {screen === 'filled' && cart && <FilledCart cartRef={cartRef} cart={cart} onRetry={onRetry} />}
    </Container>
  );
}

function FilledCart({ cartRef, cart, onRetry }: Props & { cart: Cart }) {
  const say = useText(cartText);
  const locale = useLocale();
  const money = useMoney();
  const isUnavailable = useSelector(cartRef, selectIsUnavailable);
  return (
    <>
      <Split asideLabel={say('summary')} aside={<Summary cartRef={cartRef} cart={cart} />}>
        <Stack gap={5}>
          {isUnavailable && (
            <Notice
              tone="error"
              title={say('staleTitle')}
              isLive
              action={
                <Button size="sm" variant="secondary" onClick={onRetry}>
                  {say('retry')}
                </Button>
              }
            >
              {say('staleBody')}
            </Notice>
          )}
          <ApproachingPromotions cartRef={cartRef} cart={cart} place="CART" />
          <ul className={lines} aria-label={say('items')}>
            {cart.items.map((item) => (
              <CartLine key={item.itemId} cartRef={cartRef} cart={cart} item={item} />
            ))}
          </ul>
        </Stack>
      </Split>
      <ThumbBar className={underThumb}>
        <Text weight="bold" isNumeric>
          {money(cart.totals.total, cart.currency)}
        </Text>
        <ButtonLink href={inLocale(locale, '/checkout')} variant="accent" size="lg" iconEnd="arrow-right">
          {say('checkout')}
        </ButtonLink>
      </ThumbBar>
    </>
  );
}

function Summary({ cartRef, cart }: { cartRef: CartRef; cart: Cart }) {
  const say = useText(cartText);
  const locale = useLocale();
  return (
    <Stack gap={5}>
      <Card title={say('summary')} level={2}>
        <PromoCode cartRef={cartRef} cart={cart} />
        <CartTotals cartRef={cartRef} cart={cart} />
        <ButtonLink
          href={inLocale(locale, '/checkout')}
          variant="accent"
          size="lg"
          iconEnd="arrow-right"
          isWide
          className={besideOnly}
        >
          {say('checkout')}
        </ButtonLink>
      </Card>
      <Reassurance />
    </Stack>
  );
}
