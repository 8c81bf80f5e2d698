import type { Translation } from '../text.ts';
import type en from '../en/in-store.ts';

export default {
  eyebrow: 'Para nuestras tiendas',
  title: 'Vender en una tienda',
  signIn: 'Inicia sesión como vendedor',
  signInMore: 'Con tu cuenta de vendedor de una tienda. Lo que el cliente tiene en la cesta va contigo.',
  customer: 'Hay otra sesión iniciada',
  customerMore: 'Esta cuenta no vende en ninguna tienda. Ciérrala y luego inicia sesión como vendedor.',
  signOut: 'Cerrar sesión',
  lost: 'No se ha podido cargar',
  lostMore: 'Comprueba la conexión e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  store: '¿En qué tienda estás?',
  storeLabel: 'Tienda',
  storePlaceholder: 'Elige una tienda',
  storeSubmit: 'Continuar',
  seller: '¿Quién vende en {store}?',
  sellerLabel: 'Vendedor',
  sellerSubmit: 'Empezar a vender',
  anotherStore: 'Otra tienda',
  selling: 'Ya puedes vender',
  sellingMore:
    'Al pie de cada página se lee dónde y quién vende, y cada pedido queda a tu nombre. Termina la sesión cuando dejes el dispositivo.',
  toShop: 'Ir a la tienda en línea',
  bar: 'Sesión en tienda',
  barStore: 'Tienda: {store}',
  barSeller: 'Venta: {name}',
  end: 'Terminar la sesión',
  ending: 'Cerrando la sesión',
  stillSignedIn: 'La sesión sigue iniciada.',
} satisfies Translation<typeof en>;
