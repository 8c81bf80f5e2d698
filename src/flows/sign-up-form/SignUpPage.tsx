import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SignUpFormInput } from '#machines/sign-up-form/sign-up-form.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { useLocale } from '#src/messages/text.ts';
import { usePageFocus } from '#src/ui/behaviour/focusPage.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import type { RetrievedPerson } from './retrieved-person.actors.ts';
import type { SignUpSearch } from './sign-up-origin.ts';
import { SignUpView } from './SignUpView.tsx';
import { useSignUp } from './useSignUp.ts';

const page = css`
  min-height: 34rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

interface Props {
  search: SignUpSearch;
  /** Of the link in an order's confirmation; null without one. */
  person: RetrievedPerson | null;
  input: SignUpFormInput;
}

/** /sign-up: leads on to what the new profile lacks, or back to the checkout. */
export function SignUpPage({ search, person, input }: Props) {
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const next = search.returnTo === 'checkout' ? '/checkout' : '/account/complete-profile';
  const leave = useCallback(
    () => void router.navigate({ href: inLocale(locale, next), replace: true }),
    [router, locale, next],
  );
  const { actor, session, title } = useSignUp({ input, search, onLeave: leave });
  usePageFocus(title);
  return (
    <Container width="form" className={page}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <div data-form-location="page:single:sign-up:none">
          <SignUpView
            actor={actor}
            session={session}
            search={search}
            person={person}
            onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in', data: { mayGreet: true } })}
            onForgot={() => dialogs.send({ type: 'dialog.requested', name: 'forgot-password' })}
          />
        </div>
      </Stack>
    </Container>
  );
}
