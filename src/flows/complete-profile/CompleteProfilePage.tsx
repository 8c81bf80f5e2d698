import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ShownStep } from '#machines/complete-profile/complete-profile.page.ts';
import { selectScreen } from '#machines/complete-profile/complete-profile.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountForm, AccountPage, AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { useFocusOnArrival } from '#src/flows/shared/focusOnArrival.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Heading } from '#src/ui/text/Text.tsx';
import { CompleteProfileView } from './CompleteProfileView.tsx';
import { useCompleteProfile, useStepTitle } from './useCompleteProfile.ts';

/** The title of a step: the page scrolls up to it, since the step before may have been longer. */
function StepTitle({ children }: { children: string }) {
  const focus = useFocusOnArrival();
  return (
    <Heading level={2} size="md" ref={focus} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** /account/complete-profile: begins with the mobile number if the profile has none, else with the profile. */
export function CompleteProfilePage({ named }: { named: ShownStep | null }) {
  const t = useText(completeProfileText);
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const leave = useCallback(() => void router.navigate({ href: inLocale(locale, '/account') }), [router, locale]);
  const actor = useCompleteProfile({ input: { begins: 'profile', named }, leave, router });
  const screen = useSelector(actor, selectScreen);
  const title = useStepTitle(actor);
  const signIn = () => dialogs.send({ type: 'dialog.requested', name: 'sign-in' });
  return (
    <AccountPage>
      {screen === 'guest' ? (
        <GuestAccount onSignIn={signIn} />
      ) : (
        <AccountPart title={t('title')} body={t('lead')}>
          <AccountForm>
            {screen !== 'loading' && screen !== 'unavailable' && <StepTitle key={title}>{title}</StepTitle>}
            <CompleteProfileView actor={actor} doneLabel={t('toAccount')} onSignIn={signIn} />
          </AccountForm>
        </AccountPart>
      )}
    </AccountPage>
  );
}
