import { css } from '@linaria/core';
import type { ComponentProps } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';

const form = css`
  display: contents;
`;

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> {
  /** Opens the dialog. */
  onSignIn: () => void;
  /** The page, without its locale, that the sign-in leads to if it happens without script. */
  returnTo?: string;
}

/** Opens the sign-in: a dialog, or without script the page /sign-in. */
export function SignInButton({ onSignIn, returnTo = '/account', ...button }: Props) {
  const locale = useLocale();
  return (
    <form
      className={form}
      action={inLocale(locale, '/sign-in')}
      data-fallback
      onSubmit={(event) => {
        event.preventDefault();
        onSignIn();
      }}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button {...button} type="submit" />
    </form>
  );
}
