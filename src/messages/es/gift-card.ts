import type { Translation } from '../text.ts';
import type en from '../en/gift-card.ts';

export default {
  title: 'Tarjetas regalo',
  use: 'Usar una tarjeta regalo',
  useAnother: 'Usar otra tarjeta regalo',
  number: 'Número de la tarjeta regalo',
  pin: 'PIN',
  pinMore: 'Al dorso de la tarjeta o en el correo.',
  apply: 'Usarla',
  check: 'Consultar saldo',
  balance: 'Quedan {amount} en la tarjeta regalo terminada en {lastFour}',
  expires: 'Úsala antes del {date}.',
  remove: 'Quitar la tarjeta regalo terminada en {lastFour}',
} satisfies Translation<typeof en>;
