import type en from '../en/error-links.ts';
import type { Translation } from '../text.ts';

export default {
  resetPassword: 'Setzen Sie Ihr Passwort zurück',
  contactUs: 'Unser Kundenservice',
} satisfies Translation<typeof en>;
