import type { Translation } from '../text.ts';
import type en from '../en/order-lookup.ts';

export default {
  title: 'Bestellung suchen',
  intro:
    'Geben Sie die Bestellnummer und die E-Mail-Adresse ein, an die die Bestätigung ging. Beides steht in der Bestätigungsmail.',
  number: 'Bestellnummer',
  numberHint: 'Sie beginnt mit W, zum Beispiel WM1234567890.',
  email: 'E-Mail-Adresse',
  submit: 'Bestellung finden',
  opened: 'Wir haben Ihre Bestellung gefunden.',
  open: 'Bestellung {number} öffnen',
  accountTitle: 'Haben Sie ein Konto?',
  accountBody: 'Dort sind alle Ihre Bestellungen, ganz ohne Nummern.',
  toHistory: 'Zu Ihren Bestellungen',
} satisfies Translation<typeof en>;
