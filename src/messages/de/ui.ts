import type { Translation } from '../text.ts';
import type en from '../en/ui.ts';

/** German words that components of src/ui say themselves. `{name}` marks a value. */
export default {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  loading: 'Wird geladen',
  colon: ': ',
  missing: 'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  priceNow: 'Jetzt {price}',
  priceWas: 'Vorher {price}',
  priceRange: '{from} bis {to}',
  priceLowest: 'Niedrigster Preis bisher. Niedrigster davor: {price}',
  unavailable: '{label}, nicht verfügbar',
  more: '{count} weitere',
  decrease: 'Eins weniger',
  increase: 'Eins mehr',
  quantityRefused:
    '„{typed}“ geht nicht: Geben Sie eine ganze Zahl von {min} bis {max} ein. Die Menge ist weiterhin {value}.',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {page}',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'optional',
  opensElsewhere: 'öffnet sich in einem neuen Tab',
  stepDone: 'erledigt',
  required: 'Dieses Feld ist erforderlich',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  tooShort: 'Bitte mindestens {count} Zeichen eingeben',
  tooLong: 'Bitte höchstens {count} Zeichen eingeben',
  tooSmall: 'Der Wert darf nicht kleiner als {count} sein',
  tooLarge: 'Der Wert darf nicht größer als {count} sein',
  patternMismatch: 'Das sieht nicht richtig aus',
} satisfies Translation<typeof en>;
