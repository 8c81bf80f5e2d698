import type { Handler } from '../contract.ts';
import type { DefenceDeps } from '../bot-defence/assertPerson.ts';

export const getBotDefence =
  ({ botDefence }: Pick<DefenceDeps, 'botDefence'>): Handler<'getBotDefence'> =>
  async ({ context }) => ({ status: 200, body: botDefence ? await botDefence.script(context.origin) : {} });
