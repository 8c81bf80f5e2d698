import { hash } from 'node:crypto';
import { type LocaleCode, languageTag } from '#src/domain/locale.ts';
import { errorsText } from '#src/messages/errors.ts';
import { loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { day, night } from '#src/ui/theme/tokens.ts';

const colours = ({ paper, ink, accent }: typeof day) => `--paper: ${paper}; --ink: ${ink}; --accent: ${accent}`;

const style = `:root { color-scheme: light dark; ${colours(day)} }
@media (prefers-color-scheme: dark) { :root { ${colours(night)} } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1.5rem; padding: 1.5rem; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }
p { margin: 0; max-width: 32rem; text-wrap: balance }
svg { height: 3rem }
a { color: inherit }`;

const mark =
  '<svg viewBox="0 0 16 24" aria-hidden="true"><path fill="var(--accent)" d="M8 0h7v11H8z"/><path fill="currentColor" d="M1 13h7v11H1z"/></svg>';

export interface RefusedPage {
  status: number;
  errorId: 'API404' | 'API413' | 'API429' | 'API503';
  locale: LocaleCode;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * A page that tells readers why the requested page could not be rendered: the error's message in their language, and a
 * link to the home page. It is a plain string, because rendering it would cost as much as the refused page.
 */
export async function refusedPage({ status, errorId, locale, retryAfter }: RefusedPage): Promise<Response> {
  await loadLanguage(locale);
  const message = wordsIn(errorsText, locale)(errorId);
  const body = `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${message} | Waymark</title><style>${style}</style></head><body>${mark}<p>${message}</p><p><a href="/${locale}">Waymark</a></p></body></html>`;
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}
