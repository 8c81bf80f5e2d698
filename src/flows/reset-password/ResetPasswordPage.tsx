import { css } from '@linaria/core';
import type { ResetPasswordInput } from '#machines/reset-password/reset-password.types.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { usePageFocus } from '#src/ui/behaviour/focusPage.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { useResetPassword } from './useResetPassword.ts';

const page = css`
  min-height: 34rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** /forgot-password, and with the code of an e-mail /reset-password. */
export function ResetPasswordPage({ code = '', input }: { code?: string; input: ResetPasswordInput }) {
  const dialogs = useDialogsRef();
  const { actor, title } = useResetPassword(code, input);
  usePageFocus(title);
  return (
    <Container width="form" className={page}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <ResetPasswordView
          actor={actor}
          code={code}
          onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in', data: { mayGreet: true } })}
        />
      </Stack>
    </Container>
  );
}
