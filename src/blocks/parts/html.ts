import { inLocale } from '#src/domain/locale.ts';

/** Adds the locale to links in HTML: editors write paths without it. The service has sanitised the HTML. */
export const htmlInLocale = (html: string, locale: string): string =>
  html.replaceAll(
    /(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g,
    (_, before: string, url: string) => `${before}${inLocale(locale, url)}"`,
  );

/** Editors' headings start at level three. Without a title of level two above them, they are raised by one level. */
export const headingsRaised = (html: string): string =>
  html.replaceAll(/(<\/?h)([3-6])(?=[\s>])/g, (_, tag: string, level: string) => `${tag}${Number(level) - 1}`);
