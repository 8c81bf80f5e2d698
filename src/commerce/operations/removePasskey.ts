import { customerOf } from '../auth/device-sessions.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import { removePasskeyOf } from '../auth/remove-passkey.ts';
import type { ShowPasskeyDeps } from '../auth/show-passkey.ts';
import type { Handler } from '../contract.ts';

export const removePasskey =
  (deps: ShowPasskeyDeps): Handler<'removePasskey'> =>
  async ({ params, context }) => {
    const own = customerOf(context);
    await removePasskeyOf(deps, own, params.passkeyId);
    return { status: 200, body: { passkeys: await passkeysOf(deps.database.raw, own.subject) } };
  };
