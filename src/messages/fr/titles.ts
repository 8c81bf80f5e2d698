import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  cart: 'Votre panier | Waymark',
  checkout: 'Commande | Waymark',
  orderConfirmation: 'Confirmation de commande | Waymark',
  orders: 'Vos commandes | Waymark',
  orderLookup: 'Retrouver une commande | Waymark',
  charts: 'Diagrammes Waymark',
  chartsDescription: 'Chaque parcours de la boutique en diagramme d’états : dessiné, décrit et vivant.',
  chartsPlay: 'Parcourir · Diagrammes Waymark',
  chartsMap: 'Carte · Diagrammes Waymark',
  chartsFunnel: 'Entonnoir · Diagrammes Waymark',
  chartsLive: 'En direct · Diagrammes Waymark',
} satisfies Translation<typeof en>;
