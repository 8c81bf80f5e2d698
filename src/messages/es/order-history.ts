import type { Translation } from '../text.ts';
import type en from '../en/order-history.ts';

export default {
  title: 'Tus pedidos',
  loading: 'Cargando tus pedidos',
  count: { one: '{count} pedido', other: '{count} pedidos' },
  orderOf: 'Pedido {number}',
  placedOn: 'Hecho el {date}',
  units: { one: '{count} artículo', other: '{count} artículos' },
  open: 'Ver el pedido',
  openOf: 'Ver el pedido {number}',
  pages: 'Páginas de tus pedidos',
  noneTitle: 'Aquí no hay nada todavía',
  noneBody: 'Lo que pidas se guarda aquí, con su seguimiento y su factura.',
  toShop: 'Empezar a comprar',
  guestTitle: 'Inicia sesión para ver tus pedidos',
  guestBody: '¿Has pedido sin cuenta? Con el número y tu correo también puedes abrir un pedido.',
  signIn: 'Iniciar sesión',
  lookUp: 'Buscar un pedido',
  unavailableTitle: 'Ahora mismo no podemos mostrar tus pedidos',
  unavailableBody: 'Están a salvo. Inténtalo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
} satisfies Translation<typeof en>;
