import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '#src/sandbox/payments/signing.ts';

export interface TranslationSandbox {
  fetch(request: Request): Promise<Response>;
  /** For `createHttpTranslator`. */
  apiKey: string;
}

const language = z.enum(['en', 'fr', 'de', 'it', 'es']);
const asking = z.object({ from: language, to: language, texts: z.array(z.string().max(20_000)).max(60) });

/** Says in the language that is asked for that this is where the translation would be. */
const words = {
  en: 'Sample translation',
  fr: 'Traduction d’essai',
  de: 'Probeübersetzung',
  it: 'Traduzione di prova',
  es: 'Traducción de prueba',
} as const;

/**
 * A translator for a laptop: it knows no language, and puts words of the asked one before the text. It speaks the
 * protocol of `src/commerce/translation/README.md`.
 */
export function createTranslationSandbox(secret: string): TranslationSandbox {
  const apiKey = `sk_words_${createHmac('sha256', secret).update('waymark-translation').digest('base64url')}`;
  return {
    apiKey,
    fetch: async (request) => {
      if (!isSame(request.headers.get('authorization') ?? undefined, `Bearer ${apiKey}`))
        return Response.json({ error: 'unauthorised' }, { status: 401 });
      const asked = asking.safeParse(await request.json().catch(() => null));
      if (!asked.success) return Response.json({ error: 'invalid-request' }, { status: 400 });
      const { to, texts } = asked.data;
      return Response.json({ texts: texts.map((text) => `${words[to]}: ${text}`) });
    },
  };
}
