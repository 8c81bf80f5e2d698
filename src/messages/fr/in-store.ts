import type { Translation } from '../text.ts';
import type en from '../en/in-store.ts';

export default {
  eyebrow: 'Pour nos magasins',
  title: 'Vendre en magasin',
  signIn: 'Se connecter comme vendeur',
  signInMore: 'Avec votre compte de vendeur en magasin. Ce que le client a dans son panier vous suit.',
  customer: 'Quelqu’un d’autre est connecté',
  customerMore: 'Ce compte ne vend pas en magasin. Déconnectez-le, puis connectez-vous comme vendeur.',
  signOut: 'Se déconnecter',
  lost: 'Le chargement a échoué',
  lostMore: 'Vérifiez la connexion, puis réessayez.',
  retry: 'Réessayer',
  store: 'Dans quel magasin êtes-vous ?',
  storeLabel: 'Magasin',
  storePlaceholder: 'Choisir un magasin',
  storeSubmit: 'Continuer',
  seller: 'Qui vend chez {store} ?',
  sellerLabel: 'Vendeur',
  sellerSubmit: 'Commencer à vendre',
  anotherStore: 'Un autre magasin',
  selling: 'Vous pouvez vendre',
  sellingMore:
    'Chaque page indique en bas le magasin et le vendeur, et chaque commande vous est attribuée. Terminez la session quand vous quittez l’appareil.',
  toShop: 'Aller à la boutique',
  bar: 'Session en magasin',
  barStore: 'Magasin : {store}',
  barSeller: 'Vente : {name}',
  end: 'Terminer la session',
  ending: 'Déconnexion',
  stillSignedIn: 'Vous êtes toujours connecté.',
} satisfies Translation<typeof en>;
