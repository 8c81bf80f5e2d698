import type en from '../en/header.ts';
import type { Translation } from '../text.ts';

export default {
  home: 'Waymark, pagina iniziale',
  navigation: 'Negozio',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  menu: 'Menu',
  openSection: 'Apri {title}',
  shopAll: 'Vedi tutto: {title}',
  search: 'Cerca',
  signIn: 'Accedi',
  account: 'Il tuo account',
  cart: { one: 'Carrello, {count} articolo', other: 'Carrello, {count} articoli' },
  cartEmpty: 'Carrello, vuoto',
} satisfies Translation<typeof en>;
