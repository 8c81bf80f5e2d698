import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  category: '{name} | Waymark',
  categoryPage: '{name}, page {page} | Waymark',
  categoryDescription: '{name} par Waymark : {count} modèles pour l’aller et le retour.',
  search: 'Recherche : {words} | Waymark',
  searchEmpty: 'Recherche | Waymark',
  searchDescription: 'Trouvez chaussures, vêtements et équipement de plein air chez Waymark.',
  noCategory: 'Cette catégorie n’existe pas | Waymark',
  cart: 'Votre panier | Waymark',
  checkout: 'Commande | Waymark',
  orderConfirmation: 'Confirmation de commande | Waymark',
  orders: 'Vos commandes | Waymark',
  orderLookup: 'Retrouver une commande | Waymark',
  account: 'Votre compte | Waymark',
  forgotPassword: 'Mot de passe oublié | Waymark',
  resetPassword: 'Choisissez un nouveau mot de passe | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
