import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import { selectCustomerNo } from '#machines/session/session.selectors.ts';
import {
  selectIsCreated,
  selectIsEntering,
  type SignUpFormRef,
} from '#machines/sign-up-form/sign-up-form.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { SignInButton } from '#src/flows/shared/SignInButton.tsx';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { isPlainClick } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { RetrievedPerson } from './retrieved-person.actors.ts';
import type { SignUpSearch } from './sign-up-origin.ts';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  actor: SignUpFormRef;
  /** Shown to a signed-in customer, who has an account already. */
  session: SessionRef;
  search: SignUpSearch;
  /** Fills in the form, if something is known of the shopper. */
  person?: RetrievedPerson | null;
  onSignIn: () => void;
  /** Offers a new password in the place of the flow; without it the links lead to the page. */
  onForgot?: () => void;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

/** The content of the flow without its title, for page and dialog. */
export function SignUpView({ actor, session, search, person = null, onSignIn, onForgot, BotDefence }: Props) {
  const t = useText(signUpText);
  const locale = useLocale();
  const returnTo = search.returnTo === 'checkout' ? '/checkout' : '/account';
  const isCreated = useSelector(actor, selectIsCreated);
  const isEntering = useSelector(actor, selectIsEntering);
  const customerNo = useSelector(session, selectCustomerNo);
  if (customerNo && !isEntering)
    return (
      <Stack gap={5}>
        <Text>{t('signedIn')}</Text>
        {search.enrollment === 'loyalty' ? (
          <ButtonLink href={inLocale(locale, '/account/loyalty')} isWide>
            {t('titleLoyalty')}
          </ButtonLink>
        ) : (
          <ButtonLink href={inLocale(locale, '/account')} isWide>
            {t('toAccount')}
          </ButtonLink>
        )}
      </Stack>
    );
  if (isCreated)
    return (
      <Stack gap={5}>
        <Notice tone="success" isLive>
          {t('created')}
        </Notice>
        <SignInButton variant="accent" size="lg" isWide onSignIn={onSignIn} returnTo={returnTo}>
          {t('signIn')}
        </SignInButton>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('intro')}</Text>
      <Text as="div">
        {t('haveAccount')}{' '}
        <SignInButton variant="quiet" size="sm" onSignIn={onSignIn} returnTo={returnTo}>
          {t('signIn')}
        </SignInButton>
      </Text>
      <SignUpForm
        actor={actor}
        search={search}
        person={person}
        onForgot={(event) => {
          if (!onForgot || !isPlainClick(event)) return;
          event.preventDefault();
          onForgot();
        }}
        {...(BotDefence ? { BotDefence } : {})}
      />
    </Stack>
  );
}
