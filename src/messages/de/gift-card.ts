import type { Translation } from '../text.ts';
import type en from '../en/gift-card.ts';

export default {
  title: 'Geschenkkarten',
  use: 'Geschenkkarte einlösen',
  useAnother: 'Weitere Geschenkkarte einlösen',
  number: 'Nummer der Geschenkkarte',
  pin: 'PIN',
  pinMore: 'Auf der Rückseite der Karte oder in der E-Mail.',
  apply: 'Einlösen',
  check: 'Guthaben abfragen',
  balance: '{amount} auf der Geschenkkarte mit der Endung {lastFour}',
  expires: 'Einlösbar bis {date}.',
  remove: 'Geschenkkarte mit der Endung {lastFour} entfernen',
} satisfies Translation<typeof en>;
