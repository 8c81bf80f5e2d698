import { menuOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';

export const getMenu = (): Handler<'getMenu'> => async ({ params }) => ({ status: 200, body: menuOf(params.siteId) });
