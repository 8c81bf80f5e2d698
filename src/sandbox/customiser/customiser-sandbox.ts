import { hash } from 'node:crypto';
import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import { imageUrl } from '#src/domain/image.ts';
import { day, night } from '#src/ui/theme/tokens.ts';
import { customiserWords } from './words.ts';

interface Design {
  recipeId: string;
  name: string;
  picture: string;
  parts: readonly string[];
}

/** Returns the designs of a product; empty for a product that shoppers do not design. */
export type ReadDesigns = (productId: string, language: WrittenLanguage) => Promise<readonly Design[]>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const colours = (scheme: typeof day): string =>
  `body{background:${scheme.paper};color:${scheme.ink}}label{background:${scheme.surface};border-color:${scheme.line}}label:has(:checked){border-color:${scheme.ink}}` +
  `label img{background:${scheme.sunken}}small{color:${scheme['ink-soft']}}button{background:${scheme.ink};color:${scheme.paper}}`;

const style =
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1.5rem 1rem 3rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}' +
  'fieldset{display:grid;gap:1rem;margin:1.5rem 0;padding:0;border:0}@media(min-width:48rem){fieldset{grid-template-columns:repeat(3,minmax(0,1fr))}}' +
  'label{display:grid;gap:.25rem;padding:.75rem;border:2px solid;border-radius:.75rem;cursor:pointer}label img{width:100%;height:auto;border-radius:.5rem}label span{display:flex;gap:.5rem;align-items:center;font-weight:600}' +
  'input{width:1.25rem;height:1.25rem;accent-color:currentColor}p{margin:.5rem 0}.ways{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}' +
  'button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.25rem;font:inherit;font-weight:600;cursor:pointer}a{color:inherit;display:inline-block;padding:.75rem 0}:focus-visible{outline:2px solid;outline-offset:2px}' +
  `${colours(day)}@media(prefers-color-scheme:dark){${colours(night)}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const isLanguage = (text: string): text is WrittenLanguage => Object.hasOwn(customiserWords, text);

/**
 * A customiser for a laptop: it offers the designs that there are, and sends the shopper back to the product page with
 * the recipe of the chosen one. It runs no script.
 */
export function createCustomiserSandbox({ designs, publicUrl }: { designs: ReadDesigns; publicUrl: string }) {
  return async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const back = URL.parse(asked('return'));
    const language = asked('locale').slice(0, 2);
    if (!isLanguage(language) || back?.origin !== new URL(publicUrl).origin) return new Response(null, { status: 400 });
    const offered = await designs(asked('product'), language);
    if (offered.length === 0) return new Response(null, { status: 404 });
    const t = customiserWords[language];
    const chosen = offered.some(({ recipeId }) => recipeId === asked('recipe'))
      ? asked('recipe')
      : offered[0]?.recipeId;
    const item = asked('item');
    const rows = offered.map(
      ({ recipeId, name, picture, parts }) =>
        `<label><img src="${escaped(imageUrl(picture, { w: 640 }))}" alt="" width="640" height="800">` +
        `<span><input type="radio" name="recipe" value="${escaped(recipeId)}"${recipeId === chosen ? ' checked' : ''}>${escaped(name)}</span>` +
        `<small>${escaped(parts.join(' · '))}</small></label>`,
    );
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${escaped(t.title)} | Waymark</title><style>${style}</style></head><body><main>` +
      `<h1>${escaped(t.title)}</h1><p>${escaped(t.demo)}</p><form method="get" action="${escaped(back.pathname)}">` +
      `<fieldset aria-label="${escaped(t.title)}">${rows.join('')}</fieldset>` +
      `${item ? `<input type="hidden" name="item" value="${escaped(item)}">` : ''}` +
      `<div class="ways"><button>${escaped(t.use)}</button><a href="${escaped(back.pathname)}">${escaped(t.back)}</a></div></form></main></body></html>`;
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    });
  };
}
