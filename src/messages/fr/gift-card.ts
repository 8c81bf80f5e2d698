import type en from '../en/gift-card.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Cartes cadeaux',
  use: 'Utiliser une carte cadeau',
  useAnother: 'Utiliser une autre carte cadeau',
  number: 'Numéro de carte cadeau',
  pin: 'Code PIN',
  pinMore: 'Au dos de la carte ou dans l’e-mail.',
  apply: 'Utiliser',
  check: 'Voir le solde',
  balance: 'Reste {amount} sur la carte cadeau finissant par {lastFour}',
  expires: 'À utiliser avant le {date}.',
  remove: 'Retirer la carte cadeau finissant par {lastFour}',
} satisfies Translation<typeof en>;
