import { popupsOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';

export const getPopups =
  (): Handler<'getPopups'> =>
  async ({ params }) => ({ status: 200, body: popupsOf(params.siteId) });
