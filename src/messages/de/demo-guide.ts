import type en from '../en/demo-guide.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Demo-Leitfaden',
  note: 'Eine Demo: Keine Bestellung hier ist echt.',
  intro: 'Was man eingibt und was es auslöst.',
  asPage: 'Alles auf einer Seite',
  groups: 'Teile des Leitfadens',
  people: 'Personen',
  cards: 'Karten',
  codes: 'Codes',
  addresses: 'Adressen',
  products: 'Produkte',
  orders: 'Bestellungen',
  password: 'Passwort aller Personen',
  signIn: 'Anmelden',
  signInAs: 'Als {name} anmelden',
  signedIn: 'Angemeldet',
  copy: '{text} kopieren',
  copied: '{text} ist kopiert',
  uncopied: 'Ihr Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
  open: 'Seite öffnen',
  loading: 'Der Leitfaden wird geladen',
  unavailable: 'Der Leitfaden konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
} satisfies Translation<typeof en>;
