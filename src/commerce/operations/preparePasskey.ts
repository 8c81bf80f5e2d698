import { type PasskeyDeps, passkeyOptions } from '../auth/add-passkey.ts';
import { customerOf } from '../auth/device-sessions.ts';
import type { Handler } from '../contract.ts';

export const preparePasskey =
  (deps: PasskeyDeps): Handler<'preparePasskey'> =>
  async ({ body: { password }, context }) => {
    const { address } = context;
    return { status: 200, body: await passkeyOptions(deps, customerOf(context), { password, address }) };
  };
