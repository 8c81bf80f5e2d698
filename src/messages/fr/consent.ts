import type en from '../en/consent.ts';
import type { Translation } from '../text.ts';

export default {
  banner: 'Cookies',
  bannerTitle: 'Vos cookies, votre choix',
  bannerText:
    'Certains cookies sont nécessaires au panier et au paiement. Avec votre accord, d’autres nous aident à améliorer la boutique, retiennent vos préférences et vous suggèrent ce qui peut vous plaire.',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Nécessaires seulement',
  choose: 'Choisir',
  settings: 'Paramètres des cookies',
  dialogText:
    'Vous pouvez changer d’avis à tout moment sous « Paramètres des cookies », en bas de chaque page. Nous vous redemanderons dans six mois.',
  save: 'Enregistrer mon choix',
  C0001: 'Nécessaires',
  C0001Text: 'Votre panier, la connexion, le paiement et ce choix. Sans eux, la boutique ne fonctionne pas.',
  C0002: 'Performance et analyse',
  C0002Text: 'Nous comptons, de façon anonyme et par jour, les étapes suivies et celles où l’on s’arrête.',
  C0003: 'Fonctionnels',
  C0003Text: 'Retient ce qui rend la boutique plus pratique, comme votre magasin préféré.',
  C0004: 'Publicité ciblée',
  C0004Text: 'Vous montre des produits et des offres en accord avec ce que vous avez regardé.',
} satisfies Translation<typeof en>;
