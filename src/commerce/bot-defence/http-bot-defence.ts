import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import type { BotDefence } from './bot-defence.ts';

export interface HttpBotDefenceOptions {
  /** Address of the defence's API, without `/v1`. */
  baseUrl: string;
  apiKey: string;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
  /** Calls without a token count as calls of persons: for scripts and benches that use a demo. */
  trustsNoToken?: boolean;
  /** Timeout of each call; 3 s by default. */
  timeoutMs?: number;
}

/** Maximum bytes of an answer. */
const LONGEST = 64 * 1024;

const script = z.object({ scriptUrl: z.url(), scriptIntegrity: z.string().startsWith('sha384-'), siteKey: z.string() });
const assessment = z.object({ verdict: z.enum(['person', 'program', 'unsure']) });

/** Talks JSON over HTTP to a bot defence (the protocol is in README.md beside this file). */
export function createHttpBotDefence(options: HttpBotDefenceOptions): BotDefence {
  const { apiKey, trustsNoToken = false, timeoutMs = 3000 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

  async function ask<Answer>(path: string, body: object, schema: z.ZodType<Answer>): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
    const signal = AbortSignal.timeout(timeoutMs);
    // A fetch in the same process ignores the signal, so a race makes the timeout work there too.
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    const response = await Promise.race([
      options.fetch(new Request(`${base}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal })),
      late,
    ]);
    if (!response.ok) throw new StatedError(`the bot defence answered ${response.status}`);
    return schema.parse(JSON.parse(await Promise.race([textAtMost(response, LONGEST), late])));
  }

  return {
    script: (origin) => ask('sites', { origin }, script),
    judge: async ({ token, action, account, mustCheck = false }) => {
      if (token === undefined) return trustsNoToken ? 'person' : 'program';
      const accountHash =
        account === null ? null : createHash('sha256').update(account.trim().toLowerCase()).digest('hex');
      return (await ask('assessments', { token, action, accountHash, mustCheck }, assessment)).verdict;
    },
  };
}
