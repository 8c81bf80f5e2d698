import { customerOf } from '../auth/device-sessions.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';

export const getPasskeys =
  ({ database }: { database: Database }): Handler<'getPasskeys'> =>
  async ({ context }) => {
    const { subject } = customerOf(context);
    return { status: 200, body: { passkeys: await passkeysOf(database.raw, subject) } };
  };
