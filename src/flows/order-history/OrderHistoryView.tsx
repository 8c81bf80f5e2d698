import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { orderHistoryMachine } from '#machines/order-history/order-history.machine.ts';
import { selectHistory, selectScreen } from '#machines/order-history/order-history.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { SignInButton } from '#src/flows/shared/SignInButton.tsx';
import { orderHistoryText } from '#src/messages/order-history.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
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
  const t = useText(orderHistoryText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const history = useSelector(actor, selectHistory);
  return (
    <>
      {screen === 'shown' && history && <OrderList history={history} />}
      {screen === 'loading' && <Loading>{t('loading')}</Loading>}
      {screen === 'none' && (
        <EmptyState
          level={1}
          title={t('noneTitle')}
          action={<ButtonLink href={inLocale(locale, '/')}>{t('toShop')}</ButtonLink>}
        >
          {t('noneBody')}
        </EmptyState>
      )}
      {screen === 'guest' && (
        <EmptyState
          level={1}
          icon="user"
          title={t('guestTitle')}
          action={
            <Stack gap={3}>
              <SignInButton isWide onSignIn={onSignIn} returnTo="/account/orders">
                {t('signIn')}
              </SignInButton>
              <ButtonLink href={inLocale(locale, '/order-lookup')} variant="secondary" isWide>
                {t('lookUp')}
              </ButtonLink>
            </Stack>
          }
        >
          {t('guestBody')}
        </EmptyState>
      )}
      {screen === 'unavailable' && (
        <Unavailable
          title={t('unavailableTitle')}
          retry={t('retry')}
          onRetry={() => actor.send({ type: 'history.retried' })}
        >
          {t('unavailableBody')}
        </Unavailable>
      )}
    </>
  );
}
