import type { Translation } from '../text.ts';
import type en from '../en/titles.ts';

/** Spanish titles of browser tabs. The gallery of charts keeps its English ones. */
export default {
  category: '{name} | Waymark',
  categoryPage: '{name}, página {page} | Waymark',
  categoryDescription: '{name} de Waymark: {count} modelos para el camino de ida y el de vuelta.',
  search: 'Buscar: {words} | Waymark',
  searchEmpty: 'Buscar | Waymark',
  searchDescription: 'Busca calzado, ropa y material de montaña en Waymark.',
  noCategory: 'No tenemos esta categoría | Waymark',
  cart: 'Tu cesta | Waymark',
  checkout: 'Tramitar pedido | Waymark',
  orderConfirmation: 'Confirmación del pedido | Waymark',
  orders: 'Tus pedidos | Waymark',
  orderLookup: 'Buscar un pedido | Waymark',
  account: 'Tu cuenta | Waymark',
  forgotPassword: 'Contraseña olvidada | Waymark',
  resetPassword: 'Elige una contraseña nueva | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
