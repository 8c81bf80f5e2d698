import type { Translation } from '../text.ts';
import type en from '../en/order-lookup.ts';

export default {
  title: 'Bestellung suchen',
  intro: 'Mit der Bestellnummer und der E-Mail-Adresse, an die die Bestätigung ging. Beides steht in dieser E-Mail.',
  number: 'Bestellnummer',
  numberHint: 'Sie beginnt mit W, zum Beispiel WM1234567890.',
  email: 'E-Mail-Adresse',
  submit: 'Bestellung finden',
  opened: 'Ihre Bestellung ist gefunden.',
  open: 'Bestellung {number} öffnen',
  accountTitle: 'Haben Sie ein Konto?',
  accountBody: 'Dort sind alle Ihre Bestellungen, ganz ohne Nummern.',
  toHistory: 'Zu Ihren Bestellungen',
} satisfies Translation<typeof en>;
