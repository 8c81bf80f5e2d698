import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { ReactNode } from 'react';
import { selectCanPlace, selectCard, selectIsExpress, selectIsPlacing } from '#machines/checkout/checkout.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { OrderItems } from '#src/flows/order/index.ts';
import type { MainButton } from '#src/flows/typed-codes/index.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { isSecondPress } from '#src/ui/behaviour/isSecondPress.ts';
import { Stack, ThumbBar } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { Totals } from './OrderSummary.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';

const totals = css`
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};

  @media ${media.lg} {
    display: none;
  }
`;

const foot = css`
  display: grid;
  gap: ${space[3]};
`;

/** The review of everything, and the button that places the order; at the bottom of the screen on a phone. */
export function SummaryStep({
  actor,
  cart,
  main,
  promo,
}: {
  actor: CheckoutRef;
  cart: Cart;
  main: MainButton;
  promo: ReactNode;
}) {
  const t = useText(checkoutText);
  const money = useMoney();
  const isPlacing = useSelector(actor, selectIsPlacing);
  const isExpress = useSelector(actor, selectIsExpress);
  const card = useSelector(actor, selectCard);
  const canPlace = useSelector(actor, selectCanPlace);
  return (
    <Stack gap={5}>
      <StepTitle>{t('summaryTitle')}</StepTitle>
      {isExpress && (
        <Notice tone="info" title={t('expressTitle')}>
          {t(isPlan(card) ? 'expressPayPal' : 'expressBody')}
        </Notice>
      )}
      <Stack gap={4}>
        <Heading level={3} size="sm">
          {t('items')}
        </Heading>
        <OrderItems items={cart.items} />
      </Stack>
      <div className={totals}>
        <Stack gap={5}>
          {promo}
          <Totals cart={cart} />
        </Stack>
      </div>
      <ThumbBar className={foot}>
        <Button
          variant="accent"
          size="lg"
          icon="lock"
          isWide
          isBusy={isPlacing || main.isBusy}
          disabled={!isPlacing && !canPlace}
          onClick={(click) => {
            if (!isSecondPress(click) && !main.holdsBack())
              actor.send({ type: 'order.submitted', key: crypto.randomUUID() });
          }}
        >
          {t('placeOrder', { total: money(cart.totals.remainingToPay, cart.currency) })}
        </Button>
        <LiveRegion>{isPlacing ? t('placing') : ''}</LiveRegion>
        <Legal />
      </ThumbBar>
    </Stack>
  );
}

/** The terms that the shopper agrees to, with links. */
function Legal() {
  const t = useText(checkoutText);
  const locale = useLocale();
  const links = { '{terms}': ['/sale-terms', 'terms'], '{privacy}': ['/privacy', 'privacy'] } as const;
  return (
    <Text size="xs" tone="soft" align="center">
      {t('legal', { terms: '{terms}', privacy: '{privacy}' })
        .split(/(\{\w+\})/)
        .map((part) => {
          if (!(part in links)) return part;
          const [path, words] = links[part as keyof typeof links];
          return (
            <Link key={part} href={inLocale(locale, path)}>
              {t(words)}
            </Link>
          );
        })}
    </Text>
  );
}
