import type { Translation } from '../text.ts';
import type en from '../en/credit.ts';

export default {
  title: 'Tu crédito de atleta',
  used: '{spent} de {annual} usados este año',
  left: 'Te quedan {amount} para este año.',
  leftAfter: 'Te quedarán {amount} después de este pedido.',
  spent: 'Has usado todo tu crédito de este año.',
  use: 'Pagar {amount} con tu crédito',
  remove: 'Quitar tu crédito',
  unavailable: 'Ahora mismo no podemos consultar tu crédito de atleta',
  retry: 'Intentar de nuevo',
  first: 'Usa primero tu crédito de atleta: los puntos y las recompensas pueden pagar cuando se acabe.',
} satisfies Translation<typeof en>;
