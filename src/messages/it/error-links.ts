import type en from '../en/error-links.ts';
import type { Translation } from '../text.ts';

export default {
  resetPassword: 'Reimposta la password',
  contactUs: 'Contattaci',
} satisfies Translation<typeof en>;
