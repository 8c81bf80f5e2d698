import { useSelector } from '@xstate/react';
import { type LoyaltyRef, selectMembership, selectScreen } from '#machines/loyalty/loyalty.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useText } from '#src/messages/text.ts';
import { JoinForm } from './JoinForm.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { Membership } from './Membership.tsx';

interface Props {
  actor: LoyaltyRef;
  onSignIn: () => void;
}

/** The membership, the way into it, or why it cannot be shown. */
export function LoyaltyView({ actor, onSignIn }: Props) {
  const t = useText(loyaltyText);
  const screen = useSelector(actor, selectScreen);
  const membership = useSelector(actor, selectMembership);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'loyalty.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'loading' && <Loading>{t('loading')}</Loading>}
      {screen === 'offer' && <JoinForm actor={actor} />}
      {screen === 'shown' && membership && <Membership membership={membership} leaving={<LeaveForm actor={actor} />} />}
    </AccountPart>
  );
}
