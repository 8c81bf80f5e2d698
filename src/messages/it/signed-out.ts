import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'La sessione è terminata',
  body: 'Accedi: il tuo carrello ti aspetta.',
  signIn: 'Accedi',
} satisfies Translation<typeof en>;
