import { customerOf, deviceSessions, type DeviceSessionsDeps, endElsewhere } from '../auth/device-sessions.ts';
import type { Handler } from '../contract.ts';

export const endOtherSessions =
  (deps: DeviceSessionsDeps): Handler<'endOtherSessions'> =>
  async ({ context }) => {
    const own = customerOf(context);
    await endElsewhere(deps, own, { kept: own.family });
    return { status: 200, body: await deviceSessions(deps.sessions, own) };
  };
