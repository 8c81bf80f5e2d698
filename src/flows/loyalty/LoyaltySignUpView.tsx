import { useSelector } from '@xstate/react';
import { type LoyaltyRef, selectMembership, selectScreen } from '#machines/loyalty/loyalty.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Joining, JoinWords } from './JoinForm.tsx';

interface Props {
  actor: LoyaltyRef;
  onSignIn: () => void;
  onSignUp: () => void;
}

/** The membership in a dialog: how to join, or what a member has. */
export function LoyaltySignUpView({ actor, onSignIn, onSignUp }: Props) {
  const t = useText(loyaltyText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const membership = useSelector(actor, selectMembership);
  return (
    <Stack gap={5}>
      {screen === 'loading' && (
        <div aria-busy>
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton lines={4} />
        </div>
      )}
      {screen === 'unavailable' && (
        <>
          <Notice tone="error" isLive title={t('unavailableTitle')}>
            {t('unavailableBody')}
          </Notice>
          <Button variant="secondary" isWide onClick={() => actor.send({ type: 'loyalty.retried' })}>
            {t('retry')}
          </Button>
        </>
      )}
      {screen === 'guest' && (
        <>
          <JoinWords actor={actor} />
          <Text tone="soft">{t('guestBody')}</Text>
          <Button isWide onClick={onSignIn}>
            {t('signIn')}
          </Button>
          <Button variant="secondary" isWide onClick={onSignUp}>
            {t('signUp')}
          </Button>
        </>
      )}
      {screen === 'offer' && <Joining actor={actor} />}
      {screen === 'shown' && membership && (
        <>
          <Notice tone="success" isLive title={t('isMember')}>
            {t('points', { count: membership.points })}
          </Notice>
          <ButtonLink href={inLocale(locale, '/account/loyalty')} variant="secondary" isWide>
            {t('seePoints')}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}
