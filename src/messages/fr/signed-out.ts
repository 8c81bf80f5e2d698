import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Votre session a pris fin',
  body: 'Connectez-vous : votre panier vous attend.',
  signIn: 'Se connecter',
} satisfies Translation<typeof en>;
