import type en from '../en/sign-in.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Se connecter',
  intro: 'Le contenu de votre panier vous suit.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  accountTitle: 'Votre compte',
  signedInAs: 'Connexion active. Votre numéro de client : {number}.',
  overview: 'Aperçu du compte',
  orders: 'Vos commandes',
  signOut: 'Se déconnecter',
} satisfies Translation<typeof en>;
