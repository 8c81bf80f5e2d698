import type en from '../en/employee-terms.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Tu descuento de empleado',
  intro:
    'Trabajas con nosotros: antes de que pueda aplicarse un descuento hay condiciones que aceptar. Puedes comprar sin él.',
  terms: 'Es para ti y tu hogar, dentro de tu límite anual, sin reventa y no se suma a los códigos.',
  all: 'Leer todas las condiciones',
  accept: 'Aceptar las condiciones',
  decline: 'Ahora no',
} satisfies Translation<typeof en>;
