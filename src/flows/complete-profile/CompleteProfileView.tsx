import { useSelector } from '@xstate/react';
import {
  type CompleteProfileRef,
  selectHasSaved,
  selectKnown,
  selectScreen,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import { Loading } from '#src/flows/order/index.ts';
import { focusStep } from '#src/flows/shared/focusStep.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { InterestsForm } from './InterestsForm.tsx';
import { LoyaltyOffer, PasskeyOffer } from './Offers.tsx';
import { DetailsForm, MobileForm } from './PersonForms.tsx';

interface Props {
  actor: CompleteProfileRef;
  /** Where the end leads. */
  doneLabel: string;
  onSignIn: () => void;
}

/** The step that the customer is at, without its title. */
export function CompleteProfileView({ actor, doneLabel, onSignIn }: Props) {
  const t = useText(completeProfileText);
  const screen = useSelector(actor, selectScreen);
  const known = useSelector(actor, selectKnown);
  const hasSaved = useSelector(actor, selectHasSaved);
  const leave = () => actor.send({ type: 'flow.left' });
  if (screen === 'guest')
    return (
      <Stack gap={5}>
        <Text>{t('guest')}</Text>
        <Button isWide onClick={onSignIn}>
          {t('signIn')}
        </Button>
      </Stack>
    );
  if (screen === 'unavailable')
    return (
      <Stack gap={5}>
        <Notice tone="error" isLive>
          {t('unavailable')}
        </Notice>
        <Button isWide onClick={() => actor.send({ type: 'profile.retried' })}>
          {t('retry')}
        </Button>
        <Button variant="secondary" isWide onClick={leave}>
          {t('later')}
        </Button>
      </Stack>
    );
  if (screen === 'welcome')
    return (
      <Stack gap={5}>
        <div tabIndex={-1} ref={focusStep}>
          <Text>{t('welcomeBody')}</Text>
        </div>
        <Button variant="accent" size="lg" isWide onClick={() => actor.send({ type: 'welcome.read' })}>
          {t('continue')}
        </Button>
      </Stack>
    );
  if (screen === 'success')
    return (
      <Stack gap={5}>
        <div tabIndex={-1} ref={focusStep}>
          <Notice tone="success" isLive>
            {t('successBody')}
          </Notice>
        </div>
        <Button size="lg" isWide onClick={leave}>
          {doneLabel}
        </Button>
      </Stack>
    );
  if (screen === 'left') return <Text>{t(hasSaved ? 'successBody' : 'lead')}</Text>;
  if (known === null) return <Loading>{t('loading')}</Loading>;
  if (screen === 'nonLoyalty') return <LoyaltyOffer actor={actor} known={known} />;
  if (screen === 'mobile') return <MobileForm actor={actor} known={known} />;
  if (screen === 'details') return <DetailsForm actor={actor} known={known} />;
  if (screen === 'interests') return <InterestsForm actor={actor} known={known} />;
  return <PasskeyOffer actor={actor} />;
}
