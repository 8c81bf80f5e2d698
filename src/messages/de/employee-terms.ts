import type en from '../en/employee-terms.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Ihr Mitarbeiterrabatt',
  intro:
    'Sie arbeiten bei uns: Bevor ein Mitarbeiterrabatt gelten kann, stimmen Sie bitte seinen Bedingungen zu. Sie können auch ohne ihn einkaufen.',
  terms:
    'Er gilt für Sie und Ihren Haushalt, bis zu Ihrer Jahresgrenze, nicht für den Weiterverkauf und nicht zusammen mit Codes.',
  all: 'Alle Bedingungen lesen',
  accept: 'Bedingungen annehmen',
  decline: 'Jetzt nicht',
} satisfies Translation<typeof en>;
