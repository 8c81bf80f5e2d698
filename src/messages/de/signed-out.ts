import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Sie wurden abgemeldet',
  body: 'Melden Sie sich an: Ihr Warenkorb wartet auf Sie.',
  signIn: 'Anmelden',
} satisfies Translation<typeof en>;
