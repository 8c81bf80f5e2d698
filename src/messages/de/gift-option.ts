import type { Translation } from '../text.ts';
import type en from '../en/gift-option.ts';

export default {
  title: 'Geschenkoption hinzufügen',
  titleChange: 'Geschenkoption ändern',
  intro: '{name} geht mit Ihren Worten per E-Mail hinaus, sobald die Bestellung bezahlt ist.',
  email: 'E-Mail-Adresse, an die sie geht',
  emailMore: 'Bitte zweimal prüfen: Sie gilt wie Bargeld.',
  to: 'Name',
  message: 'Ihre Nachricht',
  submit: 'Speichern',
} satisfies Translation<typeof en>;
