import { showPassword, type SignInDeps } from '../auth/show-password.ts';
import type { Handler } from '../contract.ts';
import { isAssociate } from '../stores/associates.ts';

/** Sign-in for an associate who sells in a store (core 6). */
export const signInAssociate =
  (deps: SignInDeps): Handler<'signInAssociate'> =>
  async ({ body, context }) => ({
    status: 200,
    body: await showPassword(deps, body, context, { kind: 'associate-sign-in', isFor: isAssociate }),
  });
