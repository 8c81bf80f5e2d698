import type { DefendedAction } from '#machines/bot-defence/bot-defence.types.ts';
import type { BotDefence } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { addScript } from '#src/flows/shared/addScript.ts';
import { asProviders } from '#src/flows/shared/asProviders.ts';

/** The API of the bot defence's script; src/commerce/bot-defence/README.md explains the protocol. */
interface DefenceScript {
  execute(asked: { siteKey: string; action: DefendedAction }): Promise<string>;
  check(
    element: HTMLElement,
    asked: { siteKey: string; action: DefendedAction; label: string },
  ): { result: Promise<string>; destroy(): void };
}

declare global {
  interface Window {
    WaymarkPerson?: DefenceScript;
  }
}

/** Returns the bot defence of the shop and its script, loaded once per page; null if no tokens are required. */
async function openDefence(signal: AbortSignal): Promise<{ script: DefenceScript; siteKey: string } | null> {
  const {
    scriptUrl,
    scriptIntegrity,
    siteKey = '',
  }: BotDefence = await unwrap(api.GET('/consumers-v3/utilities/botDefence', { signal }));
  if (!scriptUrl) return null;
  return {
    script: await addScript(scriptUrl, scriptIntegrity ?? null, () => window.WaymarkPerson).catch(asProviders),
    siteKey,
  };
}

/** Returns a token for one call of this action; null if no tokens are required. Rejects if no token is available. */
export async function askForToken(action: DefendedAction, signal: AbortSignal): Promise<string | null> {
  const defence = await openDefence(signal);
  return defence ? defence.script.execute({ siteKey: defence.siteKey, action }).catch(asProviders) : null;
}

/** Shows the bot check in `element` until `signal` aborts it. Resolves with the token once the check is passed. */
export async function showCheck(
  element: HTMLElement,
  asked: { action: DefendedAction; label: string },
  signal: AbortSignal,
): Promise<string> {
  const defence = await openDefence(signal);
  if (!defence) throw new Error('nobody checks who is a person');
  signal.throwIfAborted();
  const check = defence.script.check(element, { siteKey: defence.siteKey, ...asked });
  signal.addEventListener('abort', () => check.destroy());
  try {
    return await check.result;
  } finally {
    check.destroy();
  }
}
