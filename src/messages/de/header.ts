import type { Translation } from '../text.ts';
import type en from '../en/header.ts';

export default {
  home: 'Waymark, Startseite',
  navigation: 'Shop',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  openSection: '{title} öffnen',
  shopAll: '{title}: alles ansehen',
  search: 'Suche',
  signIn: 'Anmelden',
  account: 'Ihr Konto',
  cart: { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
  cartEmpty: 'Warenkorb, leer',
} satisfies Translation<typeof en>;
