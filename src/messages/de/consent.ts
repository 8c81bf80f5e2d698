import type { Translation } from '../text.ts';
import type en from '../en/consent.ts';

export default {
  banner: 'Cookies',
  bannerTitle: 'Ihre Cookie-Auswahl',
  bannerText:
    'Manche brauchen Warenkorb und Zahlung. Andere würden uns zeigen, wo der Shop schwer zu bedienen ist, sich merken, was Sie mögen, und vorschlagen, was Sie interessieren könnte: nur wenn Sie Ja sagen.',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  choose: 'Auswählen',
  settings: 'Cookie-Einstellungen',
  dialogText: 'Sie können das jederzeit ändern: unter „Cookie-Einstellungen“ am Ende jeder Seite. Nach einem halben Jahr fragen wir wieder.',
  save: 'Auswahl speichern',
  C0001: 'Notwendig',
  C0001Text: 'Ihr Warenkorb, die Anmeldung, das Bezahlen und diese Auswahl. Ohne sie funktioniert der Shop nicht.',
  C0002: 'Leistung und Analyse',
  C0002Text: 'Wir zählen, welche Schritte beim Einkauf gegangen werden und wo er endet: pro Tag und ohne zu wissen, von wem.',
  C0003: 'Funktional',
  C0003Text: 'Merkt sich, was den Shop bequemer macht, etwa Ihre Lieblingsfiliale.',
  C0004: 'Werbung',
  C0004Text: 'Zeigt Ihnen Produkte und Angebote, die zu dem passen, was Sie sich angesehen haben.',
} satisfies Translation<typeof en>;
