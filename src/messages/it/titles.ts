import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  category: '{name} | Waymark',
  categoryPage: '{name}, pagina {page} | Waymark',
  categoryDescription: '{name} di Waymark: {count} modelli per l’andata e il ritorno.',
  search: 'Ricerca: {words} | Waymark',
  searchEmpty: 'Ricerca | Waymark',
  searchDescription: 'Cerca scarpe, abbigliamento e articoli outdoor da Waymark.',
  noCategory: 'Questa categoria non esiste | Waymark',
  cart: 'Il tuo carrello | Waymark',
  checkout: 'Cassa | Waymark',
  orderConfirmation: 'Conferma dell’ordine | Waymark',
  orders: 'I tuoi ordini | Waymark',
  orderLookup: 'Cerca un ordine | Waymark',
  account: 'Il tuo account | Waymark',
  forgotPassword: 'Password dimenticata | Waymark',
  resetPassword: 'Scegli una nuova password | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
