import type en from '../en/change-password.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Cambia tu contraseña',
  intro: 'Se cerrará la sesión en todos los demás dispositivos.',
  current: 'Contraseña actual',
  submit: 'Cambiar la contraseña',
  done: 'Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
} satisfies Translation<typeof en>;
