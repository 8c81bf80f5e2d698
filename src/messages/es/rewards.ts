import type { Translation } from '../text.ts';
import type en from '../en/rewards.ts';

export default {
  title: 'Tus puntos',
  balance: { one: 'Tienes {amount} punto.', other: 'Tienes {amount} puntos.' },
  voucher: 'Vale',
  option: '{points} puntos por {amount}',
  use: 'Usar puntos',
  tooFew: 'Los vales empiezan en {points} puntos.',
  noneFits: 'Ningún vale encaja con este pedido: lo que vale por encima del total se perdería.',
  remove: 'Quitar el vale',
  unavailable: 'Ahora mismo no podemos consultar tus puntos',
  retry: 'Intentar de nuevo',
} satisfies Translation<typeof en>;
