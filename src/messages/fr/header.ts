import type en from '../en/header.ts';
import type { Translation } from '../text.ts';

export default {
  home: 'Waymark, accueil',
  navigation: 'Boutique',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  openSection: 'Ouvrir {title}',
  shopAll: 'Tout voir : {title}',
  search: 'Rechercher',
  signIn: 'Se connecter',
  account: 'Votre compte',
  cart: { one: 'Panier, {count} article', other: 'Panier, {count} articles' },
  cartEmpty: 'Panier, vide',
} satisfies Translation<typeof en>;
