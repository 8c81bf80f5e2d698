import de from '#src/messages/de/mail.ts';
import en, { type MailWords } from '#src/messages/en/mail.ts';
import es from '#src/messages/es/mail.ts';
import fr from '#src/messages/fr/mail.ts';
import it from '#src/messages/it/mail.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { localeOf } from '../cart/reference.ts';
import type { Language } from '../seed/seed.types.ts';

const languages: Record<Language, MailWords> = { de, en, es, fr, it };

/** Says what stands in a letter or a document; `{name}` stands for a value. */
export type Say = (key: keyof MailWords, values?: Record<string, string | number>) => string;

/** The words of letters and documents in the language of an order (`fr-ca`). */
export function wordsIn(locale: LocaleCode): Say {
  const words = languages[localeOf(locale).language];
  return (key, values = {}) => words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
