import { inLocale } from '#src/domain/locale.ts';

/** Editors write addresses without a locale; inside HTML they get it here. The HTML itself is sanitised by the service. */
export const htmlInLocale = (html: string, locale: string): string =>
  html.replaceAll(/(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g, (_, before: string, url: string) => `${before}${inLocale(locale, url)}"`);
