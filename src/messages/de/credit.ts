import type { Translation } from '../text.ts';
import type en from '../en/credit.ts';

export default {
  title: 'Ihr Athletenguthaben',
  used: '{spent} von {annual} in diesem Jahr genutzt',
  left: 'Für dieses Jahr bleiben {amount}.',
  leftAfter: 'Nach dieser Bestellung bleiben {amount}.',
  spent: 'Sie haben Ihr Guthaben für dieses Jahr aufgebraucht.',
  use: '{amount} mit Guthaben bezahlen',
  remove: 'Guthaben entfernen',
  unavailable: 'Wir können Ihr Athletenguthaben gerade nicht abfragen',
  retry: 'Noch einmal versuchen',
  first:
    'Nutzen Sie zuerst Ihr Athletenguthaben: Mit Punkten und Prämien können Sie bezahlen, wenn es aufgebraucht ist.',
} satisfies Translation<typeof en>;
