import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { orderHistoryMachine } from '#machines/order-history/order-history.machine.ts';
import type { OrderHistoryInput } from '#machines/order-history/order-history.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { SpendBanner } from '#src/flows/spend-banner/index.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { createOrderHistoryActors } from './order-history.actors.ts';
import { OrderHistoryView } from './OrderHistoryView.tsx';

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
  min-height: 100svh;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** One page of the customer's orders. */
export function OrderHistoryPage({ input }: { input: OrderHistoryInput }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(orderHistoryMachine, () =>
        orderHistoryMachine.provide({ actors: createOrderHistoryActors({ session, router, locale }) }),
      ),
    [session, router, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Container className={page}>
      <Stack gap={6}>
        <OrderHistoryView actor={actor} onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })} />
        <SpendBanner />
      </Stack>
    </Container>
  );
}
