import type en from '../en/storefront.ts';
import type { Translation } from '../text.ts';

export default {
  siteName: 'Waymark',
  siteDescription: 'Chaussures, vêtements et équipement de plein air faits pour l’aller et le retour.',
  skipToContent: 'Aller au contenu',
  messages: 'Messages',
  notFoundTitle: 'Ce chemin est fermé',
  notFoundBody: 'La page a changé de place ou n’a jamais existé. La boutique reste ouverte.',
  notFoundAction: 'Retour à l’accueil',
  errorTitle: 'Un problème est survenu',
  errorBody: 'La page n’a pas pu s’afficher. Votre panier est en sécurité.',
  errorOrderTitle: 'Nous n’avons pas pu afficher votre commande',
  errorOrderBody:
    'Si vous venez de payer, la commande {order} est passée : ne commandez pas de nouveau. Réessayez pour la voir.',
  errorAction: 'Réessayer',
  loading: 'Chargement',
  scriptNeeded: 'Activez JavaScript pour remplir un panier et passer commande.',
} satisfies Translation<typeof en>;
