import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { orderMachine } from '#machines/order/order.machine.ts';
import { selectPurchase } from '#machines/order/order.selectors.ts';
import type { OrderInput } from '#machines/order/order.types.ts';
import { SignInOffer } from '#src/flows/session/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { createOrderActors } from './order.actors.ts';
import { OrderScreen } from './OrderScreen.tsx';
import type { OrderLook } from './order.props.ts';

/** The order in the URL, as its confirmation (core 2: /order-confirmation) or on its own page. */
export function OrderPage({ input, look }: { input: OrderInput; look: OrderLook }) {
  const session = useSessionRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(orderMachine, () => orderMachine.provide({ actors: createOrderActors({ session, router, locale }) })),
    [session, router, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const dialogs = useDialogsRef();
  const t = useText(orderText);
  return (
    <OrderScreen
      actor={actor}
      look={look}
      offer={look === 'confirmation' && <SignInOffer>{t('offerAccount')}</SignInOffer>}
      onWarranty={({ itemId, name }) => {
        const order = selectPurchase(actor.getSnapshot())?.order;
        if (order)
          dialogs.send({
            type: 'dialog.requested',
            name: 'warranty',
            data: { item: { orderNumber: order.orderNumber, st: order.st, itemId, product: name } },
          });
      }}
      onReview={(productId) => dialogs.send({ type: 'dialog.requested', name: 'write-review', data: { productId } })}
    />
  );
}
