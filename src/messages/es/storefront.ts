import type { Translation } from '../text.ts';
import type en from '../en/storefront.ts';

export default {
  siteName: 'Waymark',
  siteDescription: 'Calzado, ropa y material de montaña para el camino de ida y el de vuelta.',
  skipToContent: 'Saltar al contenido',
  messages: 'Mensajes',
  notFoundTitle: 'Este camino está cortado',
  notFoundBody: 'La página se ha movido o nunca existió. La tienda sigue abierta.',
  notFoundAction: 'Volver al inicio',
  errorTitle: 'Algo ha fallado',
  errorBody: 'No se ha podido mostrar la página. Tu cesta está a salvo.',
  errorOrderTitle: 'No hemos podido mostrar tu pedido',
  errorOrderBody:
    'Si acabas de pagar, el pedido {order} está hecho: no vuelvas a pedirlo. Inténtalo de nuevo para verlo.',
  errorAction: 'Intentar de nuevo',
  loading: 'Cargando',
  scriptNeeded: 'Activa JavaScript para llenar la cesta y tramitar el pedido.',
} satisfies Translation<typeof en>;
