import type { Translation } from '../text.ts';
import type en from '../en/sign-in.ts';

export default {
  title: 'Anmelden',
  intro: 'Was in Ihrem Warenkorb ist, nehmen Sie mit.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  accountTitle: 'Ihr Konto',
  signedInAs: 'Sie sind angemeldet. Ihre Kundennummer ist {number}.',
  overview: 'Kontoübersicht',
  orders: 'Ihre Bestellungen',
  signOut: 'Abmelden',
} satisfies Translation<typeof en>;
