import { writtenLanguage } from '#src/commerce/translate.ts';
import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import { workingDays } from './pages/promises.ts';
import type { ContentSite } from './site.ts';
import de from './words/de/pages.ts';
import es from './words/es/pages.ts';
import fr from './words/fr/pages.ts';
import it from './words/it/pages.ts';

/**
 * What editors wrote in English, in the other languages: by the English text, or by `@block.field` where that is long.
 */
export const pageWords: Partial<Record<WrittenLanguage, Readonly<Record<string, string>>>> = { de, es, fr, it };

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** What the site decides of a text: days and prices of delivery, and the words that go with them. */
function valuesOf(site: ContentSite, words: Readonly<Record<string, string>>): Record<string, string> {
  const own = { days: workingDays(site), free: site.freeDeliveryFrom ?? '', sizes: site.sizes.toUpperCase() };
  const said = (key: string): string => fill(words[key] ?? '', own);
  return {
    ...own,
    freeItem: site.freeDeliveryFrom ? said('{freeItem}') : '',
    price: said(site.freeDeliveryFrom ? '{price free}' : '{price}'),
    tax: said(site.isTaxIncluded ? '{tax inside}' : '{tax}'),
  };
}

const suffix = ' | Waymark';

/**
 * A page, or a piece of one, in the site's language. Texts that are not in the words of the language stay as they are.
 */
export function translated<Part>(part: Part, site: ContentSite): Part;
export function translated(part: unknown, site: ContentSite): unknown {
  const words = pageWords[writtenLanguage(site.language)] ?? {};
  const values = valuesOf(site, words);
  const text = (english: string, id: string, field: string): string => {
    const isTitle = english.endsWith(suffix);
    const bare = isTitle ? english.slice(0, -suffix.length) : english;
    const said = words[`@${id}.${field}`] ?? (Object.hasOwn(words, bare) ? words[bare] : undefined);
    return fill(said === undefined ? english : isTitle ? `${said}${suffix}` : said, values);
  };
  const walk = (one: unknown, id: string, field: string): unknown => {
    if (typeof one === 'string')
      return field === 'id' || field === 'url' || field === 'type' ? one : text(one, id, field);
    if (Array.isArray(one)) return one.map((item) => walk(item, id, field));
    if (typeof one !== 'object' || one === null) return one;
    const own = 'id' in one && typeof one.id === 'string' ? one.id : id;
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, walk(value, own, key)]));
  };
  return walk(part, '', '');
}
