import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  cart: 'Votre panier | Waymark',
  checkout: 'Commande | Waymark',
  orderConfirmation: 'Confirmation de commande | Waymark',
  orders: 'Vos commandes | Waymark',
  orderLookup: 'Retrouver une commande | Waymark',
} satisfies Translation<Omit<typeof en, `charts${string}`>>;
