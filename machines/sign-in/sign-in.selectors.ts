import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import type { SignUpFormRef } from '#machines/sign-up-form/sign-up-form.selectors.ts';
import type { signInMachine } from './sign-in.machine.ts';

export type SignInRef = ActorRefFrom<typeof signInMachine>;
export type SignInFormRef = ActorRefFrom<typeof signInFormMachine>;
type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

/** What the dialog or the page shows. */
export type SignInScreen = 'email' | 'signIn' | 'signUp' | 'entered';

export const selectScreen = (snapshot: SignInSnapshot): SignInScreen => {
  if (snapshot.matches('signingIn')) return 'signIn';
  if (snapshot.matches('signingUp')) return 'signUp';
  return snapshot.hasTag('entered') ? 'entered' : 'email';
};

export const selectIsBusy = (snapshot: SignInSnapshot) => snapshot.hasTag('busy');
export const selectEmail = ({ context }: SignInSnapshot) => context.email;
export const selectRecalled = ({ context }: SignInSnapshot) => context.recalled;
export const selectAccount = ({ context }: SignInSnapshot) => context.account;
export const selectSignInForm = ({ children }: SignInSnapshot) => children['signInForm'] as SignInFormRef | undefined;
export const selectSignUpForm = ({ children }: SignInSnapshot) => children['signUpForm'] as SignUpFormRef | undefined;
