import { footerOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';

export const getFooter =
  (): Handler<'getFooter'> =>
  async ({ params }) => ({ status: 200, body: footerOf(params.siteId) });
