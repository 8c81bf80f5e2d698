import type en from '../en/error-links.ts';
import type { Translation } from '../text.ts';

export default {
  resetPassword: 'Réinitialisez votre mot de passe',
  contactUs: 'Contactez-nous',
} satisfies Translation<typeof en>;
