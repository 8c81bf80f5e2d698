import type en from '../en/consent.ts';
import type { Translation } from '../text.ts';

export default {
  banner: 'Cookies',
  bannerTitle: 'Votre choix de cookies',
  bannerText:
    'Certains sont nécessaires à votre panier et au paiement. D’autres nous montreraient où la boutique est difficile à utiliser, retiendraient vos préférences et suggéreraient ce qui peut vous plaire : seulement si vous dites oui.',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Nécessaires seulement',
  choose: 'Choisir',
  settings: 'Paramètres des cookies',
  dialogText:
    'Vous pouvez changer d’avis à tout moment sous « Paramètres des cookies », au bas de chaque page. Nous redemandons au bout de six mois.',
  save: 'Enregistrer mon choix',
  C0001: 'Nécessaires',
  C0001Text: 'Votre panier, la connexion, le paiement et ce choix. Sans eux, la boutique ne fonctionne pas.',
  C0002: 'Performance et analyse',
  C0002Text: 'Nous comptons quelles étapes sont suivies et où l’on s’arrête, par jour et sans savoir qui.',
  C0003: 'Fonctionnels',
  C0003Text: 'Retient ce qui rend la boutique plus pratique, comme votre magasin préféré.',
  C0004: 'Publicité ciblée',
  C0004Text: 'Vous montre des produits et des offres en accord avec ce que vous avez regardé.',
} satisfies Translation<typeof en>;
