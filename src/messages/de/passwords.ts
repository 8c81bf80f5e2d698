import type en from '../en/passwords.ts';
import type { Translation } from '../text.ts';

export default {
  new: 'Neues Passwort',
  confirm: 'Neues Passwort wiederholen',
  length: '8 Zeichen oder mehr',
  upper: 'Ein Großbuchstabe',
  lower: 'Ein Kleinbuchstabe',
  digit: 'Eine Ziffer',
  met: 'Erfüllt:',
  unmet: 'Fehlt noch:',
  invalid: 'Das Passwort erfüllt die Anforderungen nicht',
} satisfies Translation<typeof en>;
