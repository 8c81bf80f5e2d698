import type en from '../en/reward-code.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Códigos y tarjetas de recompensa',
  yours: 'Tus códigos y tarjetas',
  option: '{name}: quedan {amount}',
  use: 'Usar',
  typed: 'Escribir un código o un número de tarjeta',
  number: 'Código de recompensa o número de tarjeta',
  apply: 'Aplicar',
  remove: 'Quitar {name}',
  unavailable: 'Ahora mismo no podemos consultar tus recompensas',
  retry: 'Reintentar',
} satisfies Translation<typeof en>;
