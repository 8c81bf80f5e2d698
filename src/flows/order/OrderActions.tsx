import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { CartItem, Purchase } from '#openapi/generated/waymark.gen.ts';
import {
  selectAsksCancellation,
  selectIsPreparingInvoice,
  selectIsResending,
  selectReturn,
} from '#machines/order/order.selectors.ts';
import { ReturnForm } from '#src/flows/return/index.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { later } from '#src/ui/behaviour/later.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { MissingCancelDialog } from './MissingCancelDialog.tsx';
import { useDates } from './useDates.ts';
import type { OrderRef } from '#machines/order/order.selectors.ts';
import type { OrderParts } from './order.props.ts';

const CancelDialog = later(() => import('./CancelDialog.tsx'), MissingCancelDialog);

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** The actions that are still possible for an order; renders nothing if there are none. */
export function OrderActions(props: { actor: OrderRef; purchase: Purchase; parts: OrderParts | undefined }) {
  const { actor, purchase, parts = { ReturnForm } } = props;
  const t = useText(orderText);
  const { time } = useDates();
  const asksCancellation = useSelector(actor, selectAsksCancellation);
  const isPreparing = useSelector(actor, selectIsPreparingInvoice);
  const returning = useSelector(actor, selectReturn);
  useFocusReturn(returning !== undefined);
  const { actions, order, cancellableUntil, returnableUntil } = purchase;
  const can = (action: Purchase['actions'][number]) => actions.includes(action);
  if (actions.length === 0) return null;
  return (
    <section>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('actions')}
        </Heading>
        <div className={row}>
          {can('return') && (
            <Button
              icon="return"
              aria-expanded={returning !== undefined}
              onClick={() =>
                returning ? returning.send({ type: 'return.abandoned' }) : actor.send({ type: 'return.requested' })
              }
            >
              {t('sendBack')}
            </Button>
          )}
          {can('invoice') && (
            <Button variant="secondary" isBusy={isPreparing} onClick={() => actor.send({ type: 'invoice.requested' })}>
              {t('invoice')}
            </Button>
          )}
          {can('resendGiftCardEmail') &&
            order.items
              .filter(({ isDigitalProduct }) => isDigitalProduct)
              .map((item) => <ResendButton key={item.itemId} actor={actor} item={item} />)}
          {can('cancel') && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'cancellation.requested' })}>
              {t('cancel')}
            </Button>
          )}
        </div>
        {returning && <parts.ReturnForm actor={returning} items={order.items} />}
        {cancellableUntil && (
          <Text size="sm" tone="soft">
            {t('cancelUntil', { time: time(cancellableUntil) })}
          </Text>
        )}
        {returnableUntil && (
          <Text size="sm" tone="soft">
            {t('sendBackUntil', { date: new Date(returnableUntil) })}
          </Text>
        )}
      </Stack>
      {asksCancellation && <CancelDialog actor={actor} />}
    </section>
  );
}

function ResendButton({ actor, item }: { actor: OrderRef; item: CartItem }) {
  const t = useText(orderText);
  const isResending = useSelector(actor, selectIsResending);
  const to = item.giftOption?.email;
  return (
    <Button
      variant="secondary"
      isBusy={isResending}
      onClick={() => actor.send({ type: 'giftCard.resendRequested', itemId: item.itemId })}
    >
      {to ? t('resendTo', { email: to }) : t('resend')}
    </Button>
  );
}
