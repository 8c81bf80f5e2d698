import type { Translation } from '../text.ts';
import type en from '../en/gift-option.ts';

export default {
  title: 'Geschenkoption hinzufügen',
  titleChange: 'Geschenkoption ändern',
  intro: '{name} geht mit Ihrer Nachricht per E-Mail hinaus, sobald die Bestellung bezahlt ist.',
  email: 'E-Mail-Adresse der beschenkten Person',
  emailMore: 'Bitte genau prüfen: Die Karte ist so gut wie Bargeld.',
  to: 'Name der beschenkten Person',
  message: 'Ihre Nachricht',
  submit: 'Speichern',
} satisfies Translation<typeof en>;
