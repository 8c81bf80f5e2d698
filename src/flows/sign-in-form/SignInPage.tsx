import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { selectCustomerNo } from '#machines/session/session.selectors.ts';
import { selectIsBusy } from '#machines/sign-in-form/sign-in-form.selectors.ts';
import type { SignInFormInput } from '#machines/sign-in-form/sign-in-form.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { usePageFocus } from '#src/ui/behaviour/focusPage.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

const page = css`
  min-height: 34rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

interface Props {
  /** The page that the sign-in leads to, without its locale. */
  returnTo: string;
  input: SignInFormInput;
}

/** /sign-in: the way in without a dialog, and without script. */
export function SignInPage({ returnTo, input }: Props) {
  const t = useText(signInText);
  const locale = useLocale();
  const router = useRouter();
  const next = inLocale(locale, returnTo);
  const leave = useCallback(() => void router.navigate({ href: next, replace: true }), [router, next]);
  const { actor, session } = useSignIn({ input, onLeave: leave });
  const isEntering = useSelector(actor, selectIsBusy);
  const customerNo = useSelector(session, selectCustomerNo);
  const isSignedIn = customerNo !== null && !isEntering;
  const title = t(isSignedIn ? 'accountTitle' : 'title');
  usePageFocus(title);
  return (
    <Container width="form" className={page}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {isSignedIn ? (
          <>
            <Text>{t('signedInAs', { number: customerNo })}</Text>
            <ButtonLink href={inLocale(locale, '/account')} isWide>
              {t('overview')}
            </ButtonLink>
          </>
        ) : (
          <Stack gap={5}>
            <Text tone="soft">{t('intro')}</Text>
            <SignInForm actor={actor} returnTo={returnTo} />
            <ButtonLink href={inLocale(locale, '/sign-up')} variant="secondary" isWide>
              {t('signUp')}
            </ButtonLink>
            {/* Without script the page does not know who is signed in. */}
            <noscript>
              <ButtonLink href={inLocale(locale, '/account')} variant="quiet" isWide>
                {t('overview')}
              </ButtonLink>
            </noscript>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
