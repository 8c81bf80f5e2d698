import type { notices } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export default {
  cartExpired: 'Votre panier avait expiré',
  cartExpiredMore: 'Nous n’avons pas pu y remettre vos articles. Votre nouveau panier est vide et prêt.',
  invalidCustomer: 'Ce panier appartient à un autre compte',
  invalidCustomerMore: 'Vous avez un nouveau panier. La page se recharge dans un instant.',
  cartMerged: 'Les articles que vous aviez laissés ici sont de nouveau dans votre panier.',
  notAdded: 'La boutique est injoignable',
  notAddedMore: 'Votre choix n’est pas encore dans votre panier.',
  removeFailed: 'Impossible de retirer l’article du panier. Veuillez réessayer plus tard.',
  lineGone: 'Cet article n’est plus dans votre panier : il a été retiré ailleurs.',
  giftNotAdded: 'Cet article ne peut pas être ajouté : il est offert avec une offre.',
  maxQuantity: {
    one: 'Vous pouvez avoir au maximum {count} fois cet article.',
    other: 'Vous pouvez avoir au maximum {count} fois cet article.',
  },
  maxQuantityAny: 'Vous avez atteint la quantité maximale de cet article par commande.',
  maxQuantityOfGift: 'La quantité d’un cadeau est fixe.',
  outOfStock: 'Épuisé',
  fromTheShop: '{message}',

  signedIn: 'Connexion réussie',
  signedOut: 'Déconnexion réussie',
  termsAccepted: 'Vous avez accepté les conditions de la remise employé',
  notSignedOut: 'La déconnexion a échoué',
  notSignedOutMore: 'La boutique est injoignable. Vérifiez votre connexion et déconnectez-vous de nouveau.',

  ProductLineItemInventoryMissing:
    'Il nous reste moins d’un article que demandé. Nous avons ajusté la quantité dans votre panier.',
  ProductItemNotAvailable: 'Un article n’est plus disponible. Nous l’avons retiré de votre panier.',
  ProductLineItemFullInventoryMissing: 'Un article est épuisé. Nous l’avons retiré de votre panier.',
  nothingLeftToOrder: 'Tout votre panier est épuisé : la commande ne peut pas être passée.',
  InvalidShippingAddress: 'Nous ne livrons pas à cette adresse. Vérifiez-la ou choisissez-en une autre.',
  orderUpdated: 'Nous avons mis à jour votre commande : une partie ne peut pas aller à cette adresse.',
  PaymentNotAuthorized: 'Votre banque n’a pas confirmé le paiement. Réessayez ou payez autrement.',

  PickupToSthTransition: 'Un article ne peut plus être retiré en magasin. Nous vous le livrons à domicile.',
  PickupToStsTransition: 'Un article n’est plus en magasin. Nous l’y envoyons pour que vous le retiriez.',
  StsToSthTransition: 'Un article ne peut plus être envoyé en magasin. Nous vous le livrons à domicile.',
  StsToPickupTransition: 'Un article est maintenant en magasin. Vous pouvez l’y retirer.',
  STHToPickupTransition: 'Un article ne peut plus être livré à domicile. Vous pouvez le retirer en magasin.',
  OrderShippingMethodDowngraded:
    'La livraison choisie n’est plus disponible. Nous avons pris la suivante ; vérifiez la date et le prix.',
} satisfies Translation<typeof notices>;
