import type { Translation } from '../text.ts';
import type en from '../en/header.ts';

export default {
  home: 'Waymark, inicio',
  navigation: 'Tienda',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  menu: 'Menú',
  openSection: 'Abrir {title}',
  shopAll: 'Ver todo: {title}',
  search: 'Buscar',
  signIn: 'Iniciar sesión',
  account: 'Tu cuenta',
  cart: { one: 'Cesta, {count} artículo', other: 'Cesta, {count} artículos' },
  cartEmpty: 'Cesta, vacía',
} satisfies Translation<typeof en>;
