import type { Translation } from '../text.ts';
import type en from '../en/titles.ts';

/** German titles of browser tabs. The gallery of charts keeps its English ones. */
export default {
  cart: 'Ihr Warenkorb | Waymark',
  checkout: 'Kasse | Waymark',
  orderConfirmation: 'Bestellbestätigung | Waymark',
  orders: 'Ihre Bestellungen | Waymark',
  orderLookup: 'Bestellung suchen | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
