import type { Handler } from '../contract.ts';
import type { Services } from '../services.ts';

export const signOut =
  ({ sessions }: Services): Handler<'signOut'> =>
  async ({ body }) => {
    if (body?.refreshToken) await sessions.end(body.refreshToken);
    return { status: 204, body: undefined };
  };
