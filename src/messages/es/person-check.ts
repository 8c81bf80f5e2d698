import type { Translation } from '../text.ts';
import type en from '../en/person-check.ts';

export default {
  title: 'Confirma que eres una persona',
  body: 'Esta vez no estábamos seguros. Marca la casilla y sigues donde estabas.',
  label: 'Soy una persona',
  unavailable: 'No se ha podido mostrar la comprobación. Inténtalo de nuevo en un momento.',
  again: 'Intentar de nuevo',
  leave: 'Ahora no',
} satisfies Translation<typeof en>;
