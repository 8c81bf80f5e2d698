import { CHALLENGER, CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { BotDefence, DefendedAction, Verdict } from './bot-defence.ts';
import type { Log } from '../log/log.ts';

export interface DefenceDeps {
  /** Null if there is no bot check: every caller passes. */
  botDefence: BotDefence | null;
  log: Log;
}

interface DefendedCall {
  token: string | undefined;
  action: DefendedAction;
  /** Returns the account that the call is about; called only if there is a bot defence. */
  account: () => Promise<string | null> | string | null;
  /** After too many tries, only a passed check counts. */
  mustCheck?: boolean;
}

/**
 * Throws AUT403 for a bot, and the same error with the defence's own name if a check is needed. Without a bot defence
 * everybody passes; a defence that is down stops nobody from buying.
 */
export async function assertPerson(
  { botDefence, log }: DefenceDeps,
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
