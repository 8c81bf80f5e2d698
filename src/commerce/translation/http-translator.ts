import { z } from 'zod';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import type { Translator } from './translator.ts';

/** Maximum bytes of an answer. */
const LARGEST = 1024 * 1024;

/** Milliseconds of a call. */
const PATIENCE = 5000;

/** Talks JSON over HTTP to a translator (the protocol is in README.md beside this file). */
export function createHttpTranslator({
  baseUrl,
  apiKey,
  fetch,
}: {
  /** Address of the translator's API, without `/v1`. */
  baseUrl: string;
  apiKey: string;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
}): Translator {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    translate: async (asked) => {
      const request = new Request(`${base}/v1/translations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const response = await fetch(request);
      if (!response.ok) throw new StatedError(`the translator answered ${response.status}`);
      const schema = z.object({ texts: z.array(z.string().max(20_000)).length(asked.texts.length) });
      return schema.parse(JSON.parse(await textAtMost(response, LARGEST))).texts;
    },
  };
}
