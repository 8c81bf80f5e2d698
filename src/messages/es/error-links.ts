import type en from '../en/error-links.ts';
import type { Translation } from '../text.ts';

export default {
  resetPassword: 'Restablece tu contraseña',
  contactUs: 'Escríbenos',
} satisfies Translation<typeof en>;
