import { inLocale } from '#src/domain/locale.ts';

/** Adds the locale to links in HTML: editors write paths without it. The service has sanitised the HTML. */
export const htmlInLocale = (html: string, locale: string): string =>
  html.replaceAll(
    /(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g,
    (_, before: string, url: string) => `${before}${inLocale(locale, url)}"`,
  );

/** Returns the HTML with its highest headings at a level: editors' headings start at level three. */
export const headingsFrom = (html: string, level: number): string =>
  html.replaceAll(
    /(<\/?h)([3-6])(?=[\s>])/g,
    (_, tag: string, own: string) => `${tag}${Math.min(Number(own) - 3 + level, 6)}`,
  );
