import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '#machines/order/order.machine.ts';
import { selectOrder, selectScreen } from '#machines/order/order.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/Hidden.tsx';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Confirmation } from './Confirmation.tsx';

export type OrderRef = ActorRefFrom<typeof orderMachine>;

const page = css`
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** The confirmation of an order, or why it is not to be seen. */
export function OrderScreen({ actor }: { actor: OrderRef }) {
  const say = useText(orderText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const order = useSelector(actor, selectOrder);
  return (
    <Container className={page}>
      {screen === 'shown' && order && <Confirmation order={order} />}
      {screen === 'loading' && (
        <Stack gap={5} aria-busy>
          <LiveRegion>{say('loading')}</LiveRegion>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={6} />
        </Stack>
      )}
      {screen === 'notFound' && (
        <EmptyState level={1} title={say('notFoundTitle')} action={<ButtonLink href={inLocale(locale, '/')}>{say('continueShopping')}</ButtonLink>}>
          {say('notFoundBody')}
        </EmptyState>
      )}
      {screen === 'unavailable' && (
        <EmptyState
          level={1}
          icon="alert"
          title={say('unavailableTitle')}
          action={<Button onClick={() => actor.send({ type: 'order.retried' })}>{say('retry')}</Button>}
        >
          {say('unavailableBody')}
        </EmptyState>
      )}
    </Container>
  );
}
