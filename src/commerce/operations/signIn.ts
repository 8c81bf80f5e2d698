import { showPassword } from '../auth/show-password.ts';
import type { Handler } from '../contract.ts';
import type { Services } from '../services.ts';

/** Sign-in for everybody with an account (core 4, Authentication). */
export const signIn =
  (services: Services): Handler<'signIn'> =>
  async ({ body, context }) => ({
    status: 200,
    body: await showPassword(services, body, context, { kind: 'sign-in', isFor: () => true }),
  });
