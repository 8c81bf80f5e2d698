import type { Translation } from '../text.ts';
import type en from '../en/ui.ts';

/** Spanish words that components of src/ui say themselves. `{name}` marks a value. */
export default {
  close: 'Cerrar',
  dismiss: 'Descartar',
  loading: 'Cargando',
  colon: ': ',
  missing: 'No se ha podido cargar. Revisa tu conexión e inténtalo de nuevo.',
  priceNow: 'Ahora {price}',
  priceWas: 'Antes {price}',
  priceRange: '{from} a {to}',
  priceLowest: 'El precio más bajo hasta ahora. El anterior más bajo: {price}',
  unavailable: '{label}, no disponible',
  more: '{count} más',
  decrease: 'Uno menos',
  increase: 'Uno más',
  quantityRefused:
    '«{typed}» no es posible: escribe un número entero del {min} al {max}. La cantidad sigue siendo {value}.',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  optional: 'opcional',
  opensElsewhere: 'se abre en otra pestaña',
  stepDone: 'hecho',
  required: 'Este campo es obligatorio',
  emailInvalid: 'El correo electrónico no es válido',
  tooShort: 'Escribe al menos {count} caracteres',
  tooLong: 'Escribe {count} caracteres como máximo',
  tooSmall: 'El valor no puede ser menor que {count}',
  tooLarge: 'El valor no puede ser mayor que {count}',
  patternMismatch: 'Esto no parece correcto',
} satisfies Translation<typeof en>;
