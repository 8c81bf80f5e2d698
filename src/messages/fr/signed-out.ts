import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Votre session a pris fin',
  body: 'Connectez-vous : votre panier vous attend.',
  signIn: 'Se connecter',
  offer: 'Vous avez un compte ? Vos adresses et vos cartes y sont.',
  guestTitle: 'Votre panier est introuvable',
  guestBody:
    'Nous reconnaissions votre panier grâce aux cookies de ce navigateur, qui ont été supprimés ou ont expiré. Vous pouvez commencer un nouveau panier.',
  startNew: 'Commencer un nouveau panier',
} satisfies Translation<typeof en>;
