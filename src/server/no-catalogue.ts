import { hash } from 'node:crypto';
import { localeOf } from '#src/commerce/settings/locales.ts';
import { translator } from '#src/commerce/translate.ts';
import { type LocaleCode, languageTag } from '#src/domain/locale.ts';
import de from '#src/messages/compiled/de/no-catalogue.gen.ts';
import en from '#src/messages/compiled/en-GB/no-catalogue.gen.ts';
import american from '#src/messages/compiled/en-US/no-catalogue.gen.ts';
import es from '#src/messages/compiled/es/no-catalogue.gen.ts';
import fr from '#src/messages/compiled/fr/no-catalogue.gen.ts';
import it from '#src/messages/compiled/it/no-catalogue.gen.ts';
import { day, night } from '#src/ui/theme/tokens.ts';

const translateFor = translator({ 'en-us': american, de, en, es, fr, it });

const COMMAND = 'npm run catalogue -- import FILE.json';

const colours = (scheme: typeof day): string =>
  `body{background:${scheme.paper};color:${scheme.ink}}p,footer{color:${scheme['ink-soft']}}pre{background:${scheme.sunken};color:${scheme.ink}}`;

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'main{box-sizing:border-box;max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}' +
  'footer{margin-top:2.5rem;font-size:.9375rem}h2{font-size:1rem;margin:0}footer p{margin:.25rem 0}' +
  `pre{padding:.75rem 1rem;border-radius:.5rem;overflow-x:auto;font:.875rem/1.5 ui-monospace,monospace}${colours(day)}` +
  `@media (prefers-color-scheme:dark){${colours(night)}}`;

/** Seconds after which a shopper or a crawler may retry. */
const SOON = 300;

/**
 * The page that a shop without products answers to every request for a page (503). It tells shoppers that there are no
 * products, and operators how to import some.
 */
export function noCatalogue(locale: LocaleCode): Response {
  const t = translateFor(localeOf(locale).language);
  const body =
    `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('title')} | Waymark</title><style>${style}</style></head>` +
    `<body><main><h1>${t('title')}</h1><p>${t('shoppers')}</p>` +
    `<footer><h2>${t('operators')}</h2><p>${t('import')}</p><pre>${COMMAND}</pre><p>${t('guide')}</p></footer></main></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(SOON),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  });
}
