import { signUp as makeAccount, type SignUpDeps } from '../auth/sign-up.ts';
import type { Handler } from '../contract.ts';

/** Makes the account of a customer (core 7, Authentication). */
export const signUp =
  (deps: SignUpDeps): Handler<'signUp'> =>
  async ({ body, context }) => ({ status: 201, body: { consumerId: await makeAccount(deps, body, context) } });
