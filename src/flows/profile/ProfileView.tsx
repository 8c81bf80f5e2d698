import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type ProfileRef, selectProfile, selectScreen } from '#machines/profile/profile.selectors.ts';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { profileText } from '#src/messages/profile.ts';
import { useText } from '#src/messages/text.ts';
import { Heading } from '#src/ui/text/Text.tsx';
import { GuestAccount } from './GuestAccount.tsx';

interface Props {
  actor: ProfileRef;
  onSignIn: () => void;
  /** What the customer sees. */
  children: (profile: ConsumerProfile) => ReactNode;
}

/** A page about the customer, or why it cannot be shown. */
export function ProfileView({ actor, onSignIn, children }: Props) {
  const t = useText(profileText);
  const screen = useSelector(actor, selectScreen);
  const profile = useSelector(actor, selectProfile);
  if (screen === 'shown' && profile) return children(profile);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'profile.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <>
      <Heading level={1} isHidden>
        {t('title')}
      </Heading>
      <Loading>{t('loading')}</Loading>
      <noscript>
        <GuestAccount onSignIn={onSignIn} />
      </noscript>
    </>
  );
}
