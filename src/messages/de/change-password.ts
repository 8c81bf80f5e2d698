import type en from '../en/change-password.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Passwort ändern',
  intro: 'Alle anderen Geräte, die in Ihrem Konto angemeldet sind, werden abgemeldet.',
  current: 'Aktuelles Passwort',
  submit: 'Passwort ändern',
  done: 'Ihr Passwort ist geändert. Alle anderen Geräte wurden abgemeldet.',
} satisfies Translation<typeof en>;
