import type { Handler } from '../contract.ts';

/** See catalogue 7. */
export const stopNotifications = (): Handler<'stopNotifications'> => async () => ({ status: 204, body: undefined });
