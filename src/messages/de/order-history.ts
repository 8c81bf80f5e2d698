import type { Translation } from '../text.ts';
import type en from '../en/order-history.ts';

export default {
  title: 'Ihre Bestellungen',
  loading: 'Bestellungen werden geladen',
  count: { one: '{count} Bestellung', other: '{count} Bestellungen' },
  orderOf: 'Bestellung {number}',
  placedOn: 'Bestellt am {date}',
  units: { one: '{count} Artikel', other: '{count} Artikel' },
  open: 'Bestellung ansehen',
  openOf: 'Bestellung ansehen: {number}',
  pages: 'Seiten Ihrer Bestellungen',
  noneTitle: 'Hier ist noch nichts',
  noneBody: 'Was Sie bestellen, finden Sie hier, mit Sendungsverfolgung und Rechnung.',
  toShop: 'Jetzt stöbern',
  guestTitle: 'Melden Sie sich an, um Ihre Bestellungen zu sehen',
  guestBody: 'Ohne Konto bestellt? Auch mit Bestellnummer und E-Mail-Adresse kommen Sie zu Ihrer Bestellung.',
  signIn: 'Anmelden',
  lookUp: 'Bestellung suchen',
  unavailableTitle: 'Wir können Ihre Bestellungen gerade nicht zeigen',
  unavailableBody: 'Sie sind sicher. Versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
} satisfies Translation<typeof en>;
