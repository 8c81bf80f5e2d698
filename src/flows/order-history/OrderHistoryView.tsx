import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { orderHistoryMachine } from '#machines/order-history/order-history.machine.ts';
import { selectHistory, selectScreen } from '#machines/order-history/order-history.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { orderHistoryText } from '#src/messages/order-history.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { OrderList } from './OrderList.tsx';

/** The orders, or why they cannot be shown. `onSignIn` opens the sign-in. */
export function OrderHistoryView({
  actor,
  onSignIn,
}: {
  actor: ActorRefFrom<typeof orderHistoryMachine>;
  onSignIn: () => void;
}) {
  const say = useText(orderHistoryText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const history = useSelector(actor, selectHistory);
  return (
    <>
      {screen === 'shown' && history && <OrderList history={history} />}
      {screen === 'loading' && <Loading>{say('loading')}</Loading>}
      {screen === 'none' && (
        <EmptyState
          level={1}
          title={say('noneTitle')}
          action={<ButtonLink href={inLocale(locale, '/')}>{say('toShop')}</ButtonLink>}
        >
          {say('noneBody')}
        </EmptyState>
      )}
      {screen === 'guest' && (
        <EmptyState
          level={1}
          icon="user"
          title={say('guestTitle')}
          action={
            <Stack gap={3}>
              <Button isWide onClick={onSignIn}>
                {say('signIn')}
              </Button>
              <ButtonLink href={inLocale(locale, '/order-lookup')} variant="secondary" isWide>
                {say('lookUp')}
              </ButtonLink>
            </Stack>
          }
        >
          {say('guestBody')}
        </EmptyState>
      )}
      {screen === 'unavailable' && (
        <Unavailable
          title={say('unavailableTitle')}
          retry={say('retry')}
          onRetry={() => actor.send({ type: 'history.retried' })}
        >
          {say('unavailableBody')}
        </Unavailable>
      )}
    </>
  );
}
