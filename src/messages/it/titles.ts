import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  cart: 'Il tuo carrello | Waymark',
  checkout: 'Cassa | Waymark',
  orderConfirmation: 'Conferma dell’ordine | Waymark',
  orders: 'I tuoi ordini | Waymark',
  orderLookup: 'Cerca un ordine | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
