import type { Translation } from '../text.ts';
import type en from '../en/order-lookup.ts';

export default {
  title: 'Buscar un pedido',
  intro: 'Escribe el número de pedido y el correo al que llegó la confirmación. Los dos están en ese mensaje.',
  number: 'Número de pedido',
  numberHint: 'Empieza por W, como WM1234567890.',
  email: 'Correo electrónico',
  submit: 'Buscar el pedido',
  opened: 'Hemos encontrado tu pedido.',
  open: 'Abrir el pedido {number}',
  accountTitle: '¿Tienes una cuenta?',
  accountBody: 'Allí están todos tus pedidos, sin escribir números.',
  toHistory: 'Ir a tus pedidos',
} satisfies Translation<typeof en>;
