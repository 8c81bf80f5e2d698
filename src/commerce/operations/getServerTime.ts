import type { Handler } from '../contract.ts';

export const getServerTime =
  (now: () => number): Handler<'getServerTime'> =>
  async () => ({ status: 200, body: { timestamp: now() } });
