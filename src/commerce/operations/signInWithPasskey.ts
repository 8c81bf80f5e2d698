import { showPasskey, type ShowPasskeyDeps } from '../auth/show-passkey.ts';
import type { Handler } from '../contract.ts';

export const signInWithPasskey =
  (deps: ShowPasskeyDeps): Handler<'signInWithPasskey'> =>
  async ({ body, context }) => ({ status: 200, body: await showPasskey(deps, body, context) });
