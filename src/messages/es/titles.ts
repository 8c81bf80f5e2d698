import type { Translation } from '../text.ts';
import type en from '../en/titles.ts';

/** Spanish titles of browser tabs. The gallery of charts keeps its English ones. */
export default {
  cart: 'Tu cesta | Waymark',
  checkout: 'Tramitar pedido | Waymark',
  orderConfirmation: 'Confirmación del pedido | Waymark',
  orders: 'Tus pedidos | Waymark',
  orderLookup: 'Buscar un pedido | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
