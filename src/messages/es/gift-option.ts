import type { Translation } from '../text.ts';
import type en from '../en/gift-option.ts';

export default {
  title: 'Añadir opción de regalo',
  titleChange: 'Cambiar la opción de regalo',
  intro: '{name} se envía por correo, con tus palabras, en cuanto se paga el pedido.',
  email: 'Correo de quien recibe la tarjeta',
  emailMore: 'Revísalo bien: la tarjeta vale como dinero en efectivo.',
  to: 'Su nombre',
  message: 'Tu mensaje',
  submit: 'Guardar',
} satisfies Translation<typeof en>;
