import { showPassword, type SignInDeps } from '../auth/show-password.ts';
import type { Handler } from '../contract.ts';

/** Sign-in for everybody with an account (core 4, Authentication). */
export const signIn =
  (deps: SignInDeps): Handler<'signIn'> =>
  async ({ body, context }) => ({
    status: 200,
    body: await showPassword(deps, body, context, { kind: 'sign-in', isFor: () => true }),
  });
