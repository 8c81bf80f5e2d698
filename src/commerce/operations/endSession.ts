import { customerOf, deviceSessions, type DeviceSessionsDeps, endElsewhere } from '../auth/device-sessions.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const endSession =
  (deps: DeviceSessionsDeps): Handler<'endSession'> =>
  async ({ params, context }) => {
    const own = customerOf(context);
    // Only signOut also takes the cookies of the browser away.
    if (params.sessionId === own.family) throw new CommerceError('AUT404', 403);
    await endElsewhere(deps, own, { only: params.sessionId });
    return { status: 200, body: await deviceSessions(deps.sessions, own) };
  };
