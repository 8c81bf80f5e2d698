import { type ResetDeps, resetPassword } from '../auth/reset-password.ts';
import type { Handler } from '../contract.ts';

/** Sets a new password with the code of an e-mail (core 7, Authentication). */
export const confirmForgottenPassword =
  (deps: ResetDeps): Handler<'confirmForgottenPassword'> =>
  async ({ body, context: { address } }) => {
    await resetPassword(deps, body, address);
    return { status: 204, body: undefined };
  };
