import { showPassword } from '../auth/show-password.ts';
import type { Handler } from '../contract.ts';
import type { Services } from '../services.ts';
import { isAssociate } from '../stores/associates.ts';

/** Sign-in for an associate who sells in a store (core 6). */
export const signInAssociate =
  (services: Services): Handler<'signInAssociate'> =>
  async ({ body, context }) => ({
    status: 200,
    body: await showPassword(services, body, context, { kind: 'associate-sign-in', isFor: isAssociate }),
  });
