import type { ContactCategory } from '#openapi/generated/waymark.gen.ts';
import type american from '#src/messages/compiled/en-US/mail.gen.ts';
import type { PlainKey } from '#src/messages/message.ts';
import { mailTranslator } from '../mail/translate-mail.ts';
import type { LocaleCode } from '../model/locale.ts';

type Key = PlainKey<typeof american>;

interface Category {
  code: string;
  label: Key;
  subjects: readonly { code: string; label: Key }[];
}

/** What a shopper can write about, in the order of the form. */
const categories: readonly Category[] = [
  {
    code: 'order',
    label: 'contactOrder',
    subjects: [
      { code: 'delivery', label: 'contactOrderDelivery' },
      { code: 'change', label: 'contactOrderChange' },
      { code: 'return', label: 'contactOrderReturn' },
    ],
  },
  {
    code: 'product',
    label: 'contactProduct',
    subjects: [
      { code: 'advice', label: 'contactProductAdvice' },
      { code: 'warranty', label: 'contactProductWarranty' },
    ],
  },
  {
    code: 'account',
    label: 'contactAccount',
    subjects: [
      { code: 'sign-in', label: 'contactAccountSignIn' },
      { code: 'data', label: 'contactAccountData' },
    ],
  },
  { code: 'other', label: 'contactOther', subjects: [{ code: 'other', label: 'contactOtherOther' }] },
];

/** The categories with their subjects in a language. */
export function contactCategories(locale: LocaleCode): ContactCategory[] {
  const t = mailTranslator(locale);
  return categories.map(({ code, label, subjects }) => ({
    code,
    label: t(label),
    subjects: subjects.map((subject) => ({ code: subject.code, label: t(subject.label) })),
  }));
}

/** `Orders: where it is`; null if there is no such category and subject. */
export function subjectLabel(locale: LocaleCode, category: string, subject: string): string | null {
  const known = contactCategories(locale).find(({ code }) => code === category);
  const chosen = known?.subjects.find(({ code }) => code === subject);
  return known && chosen ? `${known.label}: ${chosen.label}` : null;
}
