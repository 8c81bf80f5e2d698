import { useSelector } from '@xstate/react';
import { type SubscriptionsRef, selectHasSms, selectScreen } from '#machines/subscriptions/subscriptions.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { OrderTexts } from './OrderTexts.tsx';
import { EmailCard } from './EmailCard.tsx';
import { SmsCard } from './SmsCard.tsx';

/** News by email and by SMS, or why they cannot be shown. */
export function SubscriptionsView({ actor, onSignIn }: { actor: SubscriptionsRef; onSignIn: () => void }) {
  const t = useText(subscriptionsText);
  const screen = useSelector(actor, selectScreen);
  const hasSms = useSelector(actor, selectHasSms);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'subscriptions.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'loading' ? (
        <Loading>{t('loading')}</Loading>
      ) : (
        <Stack gap={5}>
          <EmailCard actor={actor} />
          {hasSms && <SmsCard actor={actor} />}
          {hasSms && <OrderTexts actor={actor} />}
        </Stack>
      )}
    </AccountPart>
  );
}
