import { passkeyChallenge, type ShowPasskeyDeps } from '../auth/show-passkey.ts';
import type { Handler } from '../contract.ts';

export const getPasskeyChallenge =
  (deps: ShowPasskeyDeps): Handler<'getPasskeyChallenge'> =>
  async ({ context }) => ({ status: 200, body: await passkeyChallenge(deps, context) });
