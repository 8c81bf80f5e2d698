import type { Handler } from '../contract.ts';
import type { Services } from '../services.ts';

export const getBotDefence =
  ({ botDefence }: Services): Handler<'getBotDefence'> =>
  async ({ context }) => ({ status: 200, body: botDefence ? await botDefence.script(context.origin) : {} });
