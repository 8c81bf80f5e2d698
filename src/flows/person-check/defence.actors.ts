import type { DefendedAction } from '#machines/person-check/person-check.types.ts';
import type { BotDefence } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { addScript } from '#src/flows/shared/addScript.ts';
import { asProviders } from '#src/flows/shared/asProviders.ts';

/** What the script of the defence offers to the page; src/commerce/defence/README.md explains the protocol. */
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

/** The defence of the shop and its script, loaded once a page; null where nobody asks for tokens. */
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

/** A token for one call of this action; null where nobody asks for one. Rejects when none can be had. */
export async function askForToken(action: DefendedAction, signal: AbortSignal): Promise<string | null> {
  const defence = await openDefence(signal);
  return defence ? defence.script.execute({ siteKey: defence.siteKey, action }).catch(asProviders) : null;
}

/** Puts the check into `element` until `signal` ends it; the token of whoever passes it. */
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
