import { css } from '@linaria/core';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useMoney } from '#src/flows/cart/useMoney.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Split, Stack } from '#src/ui/Layout.tsx';
import { SummaryList } from '#src/ui/SummaryList.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, radius, space } from '#src/ui/tokens.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';

const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  margin-block-end: clamp(1.5rem, 4vw, 3rem);

  & > svg {
    width: clamp(2rem, 5vw, 3rem);
    height: clamp(2rem, 5vw, 3rem);
    color: ${colour.success};
  }
`;

const number = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.md};
  background: ${colour.mossSoft};

  & strong {
    letter-spacing: 0.02em;
    font-variant-numeric: tabular-nums;
  }

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
  }

  @media print {
    & button {
      display: none;
    }
  }
`;

const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** Thank you: the number, what happens next, and everything that was ordered. */
export function Confirmation({ order }: { order: Order }) {
  const say = useText(orderText);
  const locale = useLocale();
  const name = order.shipments[0]?.address?.firstName ?? order.billingAddress?.firstName;
  const isPlaced = order.status !== 'pending-authentication' && order.status !== 'cancelled';
  return (
    <>
      <header className={head}>
        <Icon name={isPlaced ? 'success' : 'info'} />
        <Stack gap={2}>
          <Heading level={1} size="xl">
            {isPlaced && name ? say('thanks', { name }) : say('thanksNameless')}
          </Heading>
          <Text size="lg" tone="soft">
            {say(order.status === 'cancelled' ? 'cancelled' : isPlaced ? 'placed' : 'pending')}{' '}
            {isPlaced && order.email && say('sentTo', { email: order.email })}
          </Text>
        </Stack>
      </header>
      <Split asideLabel={say('totals')} aside={<Aside order={order} />}>
        <Stack gap={7}>
          <OrderNumber order={order} />
          {isPlaced && <NextSteps order={order} />}
          <section>
            <Stack gap={4}>
              <Heading level={2} size="md">
                {say('details')}
              </Heading>
              <OrderFacts order={order} />
            </Stack>
          </section>
          <div className={screenOnly}>
            <ButtonLink href={inLocale(locale, '/')} iconEnd="arrow-right">
              {say('continueShopping')}
            </ButtonLink>
          </div>
        </Stack>
      </Split>
    </>
  );
}

function OrderNumber({ order }: { order: Order }) {
  const say = useText(orderText);
  const locale = useLocale();
  const placedOn = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(order.placedAt));
  return (
    <div className={number}>
      <dl>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {say('number')}
          </Text>
          <dd>
            <strong>{order.orderNumber}</strong>
          </dd>
        </div>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {say('placedOn')}
          </Text>
          <dd>
            <time dateTime={order.placedAt}>{placedOn}</time>
          </dd>
        </div>
      </dl>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        {say('print')}
      </Button>
    </div>
  );
}

function Aside({ order }: { order: Order }) {
  const say = useText(orderText);
  const write = useMoney();
  const { totals, currency, items, shipments } = order;
  const money = (amount: number) => write(amount, currency);
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  return (
    <Card title={say('items')} level={2}>
      <OrderItems items={items} />
      <SummaryList
        label={say('totals')}
        items={[
          { label: say('subtotal'), value: money(totals.itemTotal) },
          ...(totals.totalDiscount > 0 ? [{ label: say('discount'), value: money(-totals.totalDiscount), tone: 'success' as const }] : []),
          ...(isShipped ? [{ label: say('shipping'), value: totals.shipping === 0 ? say('free') : money(totals.shipping) }] : []),
          totals.taxIncluded
            ? { label: say('taxIncluded'), value: money(totals.tax), tone: 'soft' as const }
            : { label: say('tax'), value: money(totals.tax) },
        ]}
        total={{ label: say('total'), value: money(totals.total) }}
      />
    </Card>
  );
}
