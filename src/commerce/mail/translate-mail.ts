import type { LocaleCode } from '#src/domain/locale.ts';
import de from '#src/messages/compiled/de/mail.gen.ts';
import en from '#src/messages/compiled/en-GB/mail.gen.ts';
import american from '#src/messages/compiled/en-US/mail.gen.ts';
import es from '#src/messages/compiled/es/mail.gen.ts';
import fr from '#src/messages/compiled/fr/mail.gen.ts';
import it from '#src/messages/compiled/it/mail.gen.ts';
import type { Translate } from '#src/messages/message.ts';
import { localeOf } from '../settings/locales.ts';
import { translator } from '../translate.ts';

/** Translates the texts of an e-mail or a document. */
export type TranslateMail = Translate<typeof american>;

const translateFor = translator({ 'en-us': american, de, en, es, fr, it });

/** Returns the translator of e-mails and documents for the language of an order's locale (`fr-ca`). */
export const mailTranslator = (locale: LocaleCode): TranslateMail => translateFor(localeOf(locale).language, locale);
