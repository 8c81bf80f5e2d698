import { CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Services } from '../services.ts';
import type { DefendedAction, Verdict } from './bot-defence.ts';

/** Under this name a 403 is no last word: who passes the check may call again (core 8). */
const CHALLENGER = 'waymark-bot-defence';

interface DefendedCall {
  token: string | undefined;
  action: DefendedAction;
  /** Whom the call is about; asked only where somebody defends the shop. */
  account: () => Promise<string | null> | string | null;
  /** Only somebody who passed the check is a person: too many tries came before. */
  mustCheck?: boolean;
}

/**
 * Refuses a program (AUT403), and asks for a check where nobody is sure (the same, under the defence's own name).
 * Without a defence everybody is a person; a defence that is down keeps nobody from buying.
 */
export async function assertPerson(
  { botDefence, log }: Pick<Services, 'botDefence' | 'log'>,
  { token, action, account, mustCheck = false }: DefendedCall,
): Promise<void> {
  if (!botDefence) return;
  if (mustCheck && token === undefined) throw new CommerceError('AUT403', 403, { appId: CHALLENGER });
  const about = await account();
  const verdict = await botDefence
    .judge({ token, action, account: about, mustCheck })
    .catch((error: unknown): Verdict => {
      log.warn({ action, error: errorFacts(error) }, 'the bot defence cannot say who calls');
      return 'person';
    });
  if (verdict === 'program') throw new CommerceError('AUT403', 403);
  if (verdict === 'unsure') throw new CommerceError('AUT403', 403, { appId: CHALLENGER });
}
