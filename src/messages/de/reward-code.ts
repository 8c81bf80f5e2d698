import type en from '../en/reward-code.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Prämiencodes und Prämienkarten',
  yours: 'Ihre Codes und Karten',
  option: '{name}: noch {amount}',
  use: 'Einlösen',
  typed: 'Code oder Kartennummer eingeben',
  number: 'Prämiencode oder Kartennummer',
  apply: 'Anwenden',
  remove: '{name} entfernen',
  unavailable: 'Wir können Ihre Prämien gerade nicht abfragen',
  retry: 'Noch einmal versuchen',
} satisfies Translation<typeof en>;
