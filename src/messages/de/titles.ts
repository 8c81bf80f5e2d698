import type { Translation } from '../text.ts';
import type en from '../en/titles.ts';

/** German titles of browser tabs. The gallery of charts keeps its English ones. */
export default {
  category: '{name} | Waymark',
  categoryPage: '{name}, Seite {page} | Waymark',
  categoryDescription: '{name} von Waymark: {count} Modelle für den Hin- und Rückweg.',
  search: 'Suche: {words} | Waymark',
  searchEmpty: 'Suche | Waymark',
  searchDescription: 'Schuhe, Bekleidung und Outdoor-Ausrüstung bei Waymark suchen.',
  noCategory: 'Diese Kategorie haben wir nicht | Waymark',
  cart: 'Ihr Warenkorb | Waymark',
  checkout: 'Kasse | Waymark',
  orderConfirmation: 'Bestellbestätigung | Waymark',
  orders: 'Ihre Bestellungen | Waymark',
  orderLookup: 'Bestellung suchen | Waymark',
  account: 'Ihr Konto | Waymark',
  forgotPassword: 'Passwort vergessen | Waymark',
  resetPassword: 'Neues Passwort wählen | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
