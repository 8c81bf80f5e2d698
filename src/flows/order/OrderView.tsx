import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { selectAsksCancellation, selectIsOwners } from '#machines/order/order.selectors.ts';
import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFocusOnArrival } from '#src/flows/shared/focusOnArrival.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { ConfirmationHead, OrderHead } from './OrderHead.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderTracking } from './OrderTracking.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';
import type { OnReview, OnWarranty, OrderParts, OrderLook } from './order.props.ts';

const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** The whole order: thank-you or status, possible actions, and the items. */
export function OrderView(props: {
  actor: OrderRef;
  purchase: Purchase;
  look: OrderLook;
  offer: ReactNode;
  parts: OrderParts | undefined;
  onReview: OnReview | undefined;
  onWarranty: OnWarranty | undefined;
}) {
  const { actor, purchase, look, offer, parts, onReview, onWarranty } = props;
  const t = useText(orderText);
  const locale = useLocale();
  const isOwners = useSelector(actor, selectIsOwners);
  const { order } = purchase;
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The element that was pressed before (the order button, a look-up) is gone with its page.
  const focusOnArrival = useFocusOnArrival();
  const arrive = useCallback(
    (heading: HTMLHeadingElement | null) => {
      headingRef.current = heading;
      focusOnArrival(heading);
    },
    [focusOnArrival],
  );
  // After a cancellation its button is gone.
  useFocusReturn(useSelector(actor, selectAsksCancellation), headingRef);
  const isNew = look === 'confirmation' && order.status === 'placed';
  return (
    <>
      {look === 'confirmation' ? (
        <ConfirmationHead order={order} headingRef={arrive} />
      ) : (
        <OrderHead order={order} isOwners={isOwners} headingRef={arrive} />
      )}
      <Split
        asideLabel={t('totals')}
        aside={
          <OrderAside
            order={order}
            onReview={isOwners && order.status === 'delivered' ? onReview : undefined}
            onWarranty={purchase.actions.includes('warranty') ? onWarranty : undefined}
          />
        }
      >
        <Stack gap={7}>
          <OrderNotice actor={actor} />
          <OrderNumber order={order} />
          {offer && <div className={screenOnly}>{offer}</div>}
          {isNew ? <NextSteps order={order} /> : <OrderTracking purchase={purchase} />}
          <div className={screenOnly}>
            <OrderActions actor={actor} purchase={purchase} parts={parts} />
          </div>
          <OrderReturns actor={actor} purchase={purchase} />
          <section>
            <Stack gap={4}>
              <Heading level={2} size="md">
                {t('details')}
              </Heading>
              <OrderFacts order={order} sale={purchase.inStoreSale} />
            </Stack>
          </section>
          <div className={screenOnly}>
            <ButtonLink href={inLocale(locale, '/')} variant="secondary" iconEnd="arrow-right">
              {t('continueShopping')}
            </ButtonLink>
          </div>
        </Stack>
      </Split>
    </>
  );
}
