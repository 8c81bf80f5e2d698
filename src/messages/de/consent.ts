import type { Translation } from '../text.ts';
import type en from '../en/consent.ts';

export default {
  banner: 'Cookies',
  bannerTitle: 'Wir verwenden Cookies',
  bannerText:
    'Notwendige Cookies brauchen wir für Warenkorb und Bezahlung. Mit Ihrer Einwilligung nutzen wir weitere, um den Shop zu verbessern, Ihre Einstellungen zu merken und Ihnen passende Angebote zu zeigen.',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  choose: 'Einstellungen',
  settings: 'Cookie-Einstellungen',
  dialogText:
    'Sie können Ihre Auswahl jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern. Nach sechs Monaten fragen wir erneut.',
  save: 'Auswahl speichern',
  C0001: 'Notwendig',
  C0001Text: 'Für Warenkorb, Anmeldung, Bezahlung und diese Auswahl. Ohne sie funktioniert der Shop nicht.',
  C0002: 'Statistik',
  C0002Text: 'Wir zählen anonym und tageweise, welche Schritte beim Einkauf vorkommen und wo er abgebrochen wird.',
  C0003: 'Komfort',
  C0003Text: 'Merkt sich, was den Shop bequemer macht, etwa Ihre Lieblingsfiliale.',
  C0004: 'Marketing',
  C0004Text: 'Zeigt Ihnen Produkte und Angebote passend zu dem, was Sie sich angesehen haben.',
} satisfies Translation<typeof en>;
