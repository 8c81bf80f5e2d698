import { customerOf, deviceSessions } from '../auth/device-sessions.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Handler } from '../contract.ts';

export const getSessions =
  ({ sessions }: { sessions: Sessions }): Handler<'getSessions'> =>
  async ({ context }) => ({ status: 200, body: await deviceSessions(sessions, customerOf(context)) });
