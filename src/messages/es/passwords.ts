import type en from '../en/passwords.ts';
import type { Translation } from '../text.ts';

export default {
  new: 'Contraseña nueva',
  confirm: 'Repite la contraseña nueva',
  length: '8 caracteres o más',
  upper: 'Una mayúscula',
  lower: 'Una minúscula',
  digit: 'Un número',
  met: 'Cumplido:',
  unmet: 'Falta:',
  invalid: 'La contraseña no cumple los requisitos',
} satisfies Translation<typeof en>;
