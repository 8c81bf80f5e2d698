import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { selectScreen } from '#machines/sign-in/sign-in.selectors.ts';
import type { SignInInput } from '#machines/sign-in/sign-in.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { usePageFocus } from '#src/ui/behaviour/focusPage.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import { useSignInFlow } from './useSignInFlow.ts';

const layout = css`
  min-height: 34rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

interface Props {
  /** The page that the sign-in leads to, without its locale. */
  returnTo: string;
  input: SignInInput;
}

/** /sign-in: the way in without a dialog, and without script. */
export function SignInPage({ returnTo, input }: Props) {
  const t = useText(signInText);
  const locale = useLocale();
  const router = useRouter();
  const next = inLocale(locale, returnTo);
  const leave = useCallback(() => void router.navigate({ href: next, replace: true }), [router, next]);
  const page = useMemo(
    () => ({
      router,
      onGreet: () => void router.navigate({ href: inLocale(locale, '/account/complete-profile'), replace: true }),
    }),
    [router, locale],
  );
  // Whoever comes for another page is led there.
  const mayGreet = returnTo === '/account';
  const { actor, session, title, customerNo } = useSignInFlow({
    input: { ...input, mayGreet },
    onLeave: leave,
    page,
  });
  const screen = useSelector(actor, selectScreen);
  usePageFocus(title);
  return (
    <Container width="form" className={layout}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {customerNo !== null ? (
          <>
            <Text>{t('signedInAs', { number: customerNo })}</Text>
            <ButtonLink href={inLocale(locale, '/account')} isWide>
              {t('overview')}
            </ButtonLink>
          </>
        ) : (
          <Stack gap={5}>
            <div data-form-location="page:single:sign-in:none">
              <SignInSteps actor={actor} session={session} returnTo={returnTo} />
            </div>
            {/* The form of this step offers an account itself, by script alone. */}
            {screen === 'signIn' && (
              <noscript>
                <ButtonLink href={inLocale(locale, '/sign-up')} variant="secondary" isWide>
                  {t('signUp')}
                </ButtonLink>
              </noscript>
            )}
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
