import de from '#src/messages/de/mail.ts';
import en, { type MailWords } from '#src/messages/en/mail.ts';
import es from '#src/messages/es/mail.ts';
import fr from '#src/messages/fr/mail.ts';
import it from '#src/messages/it/mail.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { type Translate as TranslateOf, translator } from '../translate.ts';
import { localeOf } from '../settings/locales.ts';

/** Translates the texts of an e-mail or a document. */
export type TranslateMail = TranslateOf<keyof MailWords>;

const american = {
  shippedSubject: 'Your package of order {number} is on its way',
  shippedTitle: 'Your package is on its way',
  shippedAction: 'Track your package',
  cancellationSubject: 'Your order {number} is canceled',
  cancellationTitle: 'Your order is canceled',
  returnCut: 'Cut here. The label goes on the package, this part into it.',
  returnSteps:
    'Put everything into a box, stick the label on it, and hand it in at any drop-off point. We refund you within five business days of its arrival.',
};

const saying = translator<keyof MailWords>({ de, en, es, fr, it }, american);

/** Returns the translator of e-mails and documents for the language of an order's locale (`fr-ca`). */
export const mailTranslator = (locale: LocaleCode): TranslateMail => saying(localeOf(locale).language);
