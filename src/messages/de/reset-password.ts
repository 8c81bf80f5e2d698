import type en from '../en/reset-password.ts';
import type { Translation } from '../text.ts';

export default {
  askTitle: 'Passwort vergessen?',
  askIntro:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  email: 'E-Mail-Adresse',
  ask: 'Link senden',
  sentTitle: 'Schauen Sie in Ihr Postfach',
  sent: 'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und eine Stunde lang.',
  sentNameless:
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und eine Stunde lang.',
  missed:
    'Nach ein paar Minuten nichts da? Sehen Sie auch im Spam-Ordner nach, oder prüfen Sie die eingegebene E-Mail-Adresse.',
  again: 'Weiteren Link anfordern',
  chooseTitle: 'Neues Passwort wählen',
  chooseIntro: 'Damit werden alle Geräte abgemeldet, die in Ihrem Konto angemeldet sind.',
  choose: 'Passwort speichern',
  changedTitle: 'Ihr Passwort ist geändert',
  changed: 'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  signIn: 'Anmelden',
} satisfies Translation<typeof en>;
