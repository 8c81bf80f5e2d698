import type en from '../en/profile.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Votre compte',
  titleNamed: 'Bonjour, {name}',
  detailsTitle: 'Vos informations',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  postalCode: 'Code postal',
  birthDate: 'Date de naissance',
  ordersTitle: 'Commandes',
  ordersBody: 'Suivez-les, renvoyez un article ou téléchargez une facture.',
  toOrders: 'Voir vos commandes',
  passwordTitle: 'Mot de passe',
  passwordBody: 'Modifiez-le si quelqu’un d’autre pourrait le connaître.',
  changePassword: 'Modifier le mot de passe',
  loading: 'Chargement de votre compte',
  guestTitle: 'Connectez-vous pour voir votre compte',
  guestBody: 'Vos informations, vos commandes et votre mot de passe sont ici après la connexion.',
  signIn: 'Se connecter',
  unavailableTitle: 'Nous ne pouvons pas afficher votre compte',
  unavailableBody: 'Un service n’a pas répondu. Votre compte est en sécurité ; réessayez dans un instant.',
  retry: 'Réessayer',
} satisfies Translation<typeof en>;
