import { inLocale } from '#src/domain/locale.ts';

/** Editors write addresses without a locale; inside HTML they get it here. The service has sanitised the HTML. */
export const htmlInLocale = (html: string, locale: string): string =>
  html.replaceAll(
    /(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g,
    (_, before: string, url: string) => `${before}${inLocale(locale, url)}"`,
  );

/** Editors' headings begin at level three; where no title of level two stands above them they are raised by one. */
export const headingsRaised = (html: string): string =>
  html.replaceAll(/(<\/?h)([3-6])(?=[\s>])/g, (_, tag: string, level: string) => `${tag}${Number(level) - 1}`);
