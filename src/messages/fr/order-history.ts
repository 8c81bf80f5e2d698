import type en from '../en/order-history.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Vos commandes',
  loading: 'Chargement de vos commandes',
  count: { one: '{count} commande', other: '{count} commandes' },
  orderOf: 'Commande {number}',
  placedOn: 'Passée le {date}',
  units: { one: '{count} article', other: '{count} articles' },
  open: 'Voir la commande',
  openOf: 'Voir la commande {number}',
  pages: 'Pages de vos commandes',
  noneTitle: 'Rien ici pour l’instant',
  noneBody: 'Vos commandes sont gardées ici, avec leur suivi et leur facture.',
  toShop: 'Commencer mes achats',
  guestTitle: 'Connectez-vous pour voir vos commandes',
  guestBody: 'Commandé sans compte ? Le numéro de commande et votre e-mail suffisent aussi.',
  signIn: 'Se connecter',
  lookUp: 'Retrouver une commande',
  unavailableTitle: 'Nous ne pouvons pas afficher vos commandes pour le moment',
  unavailableBody: 'Elles sont en sécurité. Réessayez dans un instant.',
  retry: 'Réessayer',
} satisfies Translation<typeof en>;
