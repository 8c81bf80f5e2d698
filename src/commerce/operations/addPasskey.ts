import { addPasskeyOf, type PasskeyDeps } from '../auth/add-passkey.ts';
import { customerOf } from '../auth/device-sessions.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import type { Handler } from '../contract.ts';

export const addPasskey =
  (deps: PasskeyDeps): Handler<'addPasskey'> =>
  async ({ body, context }) => {
    const own = customerOf(context);
    await addPasskeyOf(deps, own, body, context);
    return { status: 201, body: { passkeys: await passkeysOf(deps.database.raw, own.subject) } };
  };
