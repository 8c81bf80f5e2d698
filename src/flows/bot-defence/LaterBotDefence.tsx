import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';

/** Shown if the code of the check could not be loaded. Closing it cancels the check. */
const MissingBotDefence = ({ actor }: { actor: BotDefenceRef }) => (
  <MissingPart onClose={() => actor.send({ type: 'check.left' })} />
);

/** Loaded when it is needed: few shoppers are checked. */
export const LaterBotDefence = later<{ actor: BotDefenceRef }>(
  async () => ({ default: (await import('./BotDefence.tsx')).BotDefence }),
  MissingBotDefence,
);
