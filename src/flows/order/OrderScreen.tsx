import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectPurchase, selectScreen } from '#machines/order/order.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { OrderView } from './OrderView.tsx';
import { Loading, Unavailable } from './Unread.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';
import type { OnReview, OnWarranty, OrderParts, OrderLook } from './order.props.ts';

const page = css`
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** An order, or why it cannot be shown. */
export function OrderScreen({
  actor,
  look,
  offer,
  parts,
  onReview,
  onWarranty,
}: {
  actor: OrderRef;
  look: OrderLook;
  /** Offers a guest to take the order along into an account. */
  offer?: ReactNode;
  parts?: OrderParts;
  onReview?: OnReview;
  onWarranty?: OnWarranty;
}) {
  const t = useText(orderText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const purchase = useSelector(actor, selectPurchase);
  return (
    <Container className={page}>
      {screen === 'shown' && purchase && (
        <OrderView
          actor={actor}
          purchase={purchase}
          look={look}
          offer={offer}
          parts={parts}
          onReview={onReview}
          onWarranty={onWarranty}
        />
      )}
      {screen === 'loading' && <Loading>{t('loading')}</Loading>}
      {screen === 'notFound' && (
        <EmptyState
          level={1}
          title={t('notFoundTitle')}
          action={<ButtonLink href={inLocale(locale, '/order-lookup')}>{t('lookUp')}</ButtonLink>}
        >
          {t('notFoundBody')}
        </EmptyState>
      )}
      {screen === 'unavailable' && (
        <Unavailable
          title={t('unavailableTitle')}
          retry={t('retry')}
          onRetry={() => actor.send({ type: 'order.retried' })}
        >
          {t('unavailableBody')}
        </Unavailable>
      )}
    </Container>
  );
}
