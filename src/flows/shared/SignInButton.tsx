import type { ComponentProps } from 'react';
import { PageButton } from './PageButton.tsx';

interface Props extends Omit<ComponentProps<typeof PageButton>, 'onPress' | 'page' | 'parameters'> {
  /** Opens the dialog. */
  onSignIn: () => void;
  /** The page, without its locale, that the sign-in leads to if it happens without script. */
  returnTo?: string;
}

/** Opens the sign-in: a dialog, or without script the page /sign-in. */
export function SignInButton({ onSignIn, returnTo = '/account', ...button }: Props) {
  return <PageButton {...button} onPress={onSignIn} page="/sign-in" parameters={{ returnTo }} />;
}
