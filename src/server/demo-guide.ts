import { localeOf } from '#src/commerce/settings/locales.ts';
import { translator } from '#src/commerce/translate.ts';
import { isLocale, languageTag } from '#src/domain/locale.ts';
import de from '#src/messages/compiled/de/demo-guide.gen.ts';
import en from '#src/messages/compiled/en-GB/demo-guide.gen.ts';
import american from '#src/messages/compiled/en-US/demo-guide.gen.ts';
import es from '#src/messages/compiled/es/demo-guide.gen.ts';
import fr from '#src/messages/compiled/fr/demo-guide.gen.ts';
import it from '#src/messages/compiled/it/demo-guide.gen.ts';

/**
 * Runs in the page, as an inline script. A click on the link opens the drawer (src/charts/pages/WorkshopLoader.tsx)
 * once the page is hydrated. If nothing opened, the next click follows the link, as it does without scripts.
 */
function askForGuide(link: HTMLAnchorElement): void {
  const ask = () => dispatchEvent(new Event('waymark:guide'));
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || 'asked' in link.dataset) return;
    event.preventDefault();
    link.dataset['asked'] = '';
    ask();
  });
  addEventListener('waymark:hydrated', () => setTimeout(() => 'asked' in link.dataset && ask()), { once: true });
}

const script = `(${askForGuide})(document.currentScript.previousElementSibling.lastElementChild);document.currentScript.remove()`;

const translateFor = translator({ 'en-us': american, de, en, es, fr, it });

const box =
  'display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 1rem;padding:0.25rem 1rem 0.75rem;background:var(--paper);color:var(--ink-soft);font-size:var(--text-sm)';
const button = 'display:inline-flex;align-items:center;min-height:var(--target);color:var(--ink);font-weight:600';

/**
 * Adds the link to the demo guide at the foot of a page. The link is the same for everyone, covers nothing, and adds no
 * modules to the page: React ignores what it finds at the end of the body.
 */
export function withDemoGuide(html: string, pathname: string): string {
  const [, locale = ''] = pathname.split('/');
  const end = html.lastIndexOf('</body>');
  if (!isLocale(locale) || end === -1) return html;
  const t = translateFor(localeOf(locale).language);
  const link = `<a href="/sandbox/guide" aria-haspopup="dialog" data-demo-guide data-apple-pay="/sandbox/payments/v1/apple-pay.js" style="${button}">${t('title')}</a>`;
  const foot = `<aside lang="${languageTag(locale)}" aria-label="${t('title')}" data-tone="night" style="${box}"><span>${t('note')}</span>${link}</aside>`;
  return `${html.slice(0, end)}${foot}<script>${script}</script>${html.slice(end)}`;
}
