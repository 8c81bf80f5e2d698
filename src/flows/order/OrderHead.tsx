import { css } from '@linaria/core';
import { type Ref, useId } from 'react';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { OrderStatus } from './OrderStatus.tsx';

const thanks = css`
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

const plain = css`
  display: grid;
  gap: ${space[3]};
  margin-block-end: clamp(1.5rem, 3vw, 2.5rem);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[4]};
    align-items: center;
  }
`;

/** Focused when the pressed element is no longer on the page. */
type HeadingRef = Ref<HTMLHeadingElement>;

/** The thank-you text, and the status of the order. */
export function ConfirmationHead({ order, headingRef }: { order: Order; headingRef: HeadingRef }) {
  const t = useText(orderText);
  const statusId = useId();
  const name = order.shipments[0]?.address?.firstName ?? order.billingAddress?.firstName;
  const isPlaced = order.status !== 'pending-authentication' && order.status !== 'cancelled';
  return (
    <header className={thanks}>
      <Icon name={isPlaced ? 'success' : 'info'} />
      <Stack gap={2}>
        <Heading level={1} size="xl" tabIndex={-1} ref={headingRef} aria-describedby={statusId}>
          {isPlaced && name ? t('thanks', { name }) : t('thanksNameless')}
        </Heading>
        <Text size="lg" tone="soft" id={statusId}>
          {t(order.status === 'cancelled' ? 'cancelled' : isPlaced ? 'placed' : 'pending')}{' '}
          {isPlaced && order.email && t('sentTo', { email: order.email })}
        </Text>
      </Stack>
    </header>
  );
}

/** The order's number and its status. */
export function OrderHead({
  order,
  isOwners,
  headingRef,
}: {
  order: Order;
  isOwners: boolean;
  headingRef: HeadingRef;
}) {
  const t = useText(orderText);
  const statusId = useId();
  const locale = useLocale();
  const title = t('orderTitle', { number: order.orderNumber });
  const from = isOwners
    ? { label: t('toHistory'), href: inLocale(locale, '/account/orders') }
    : { label: t('lookUp'), href: inLocale(locale, '/order-lookup') };
  return (
    <header className={plain}>
      <Breadcrumbs label={t('breadcrumbs')} items={[from, { label: title }]} />
      <div>
        <Heading level={1} size="lg" tabIndex={-1} ref={headingRef} aria-describedby={statusId}>
          {title}
        </Heading>
        <span id={statusId}>
          <OrderStatus status={order.status} />
        </span>
      </div>
    </header>
  );
}
