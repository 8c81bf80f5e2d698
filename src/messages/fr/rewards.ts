import type en from '../en/rewards.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Vos points',
  balance: { one: 'Vous avez {amount} point.', other: 'Vous avez {amount} points.' },
  voucher: 'Bon',
  option: '{points} points pour {amount}',
  use: 'Utiliser des points',
  tooFew: 'Les bons commencent à {points} points.',
  noneFits: 'Aucun bon ne convient à cette commande : ce qui dépasse le total serait perdu.',
  remove: 'Retirer le bon',
  unavailable: 'Nous ne pouvons pas consulter vos points pour le moment',
  retry: 'Réessayer',
} satisfies Translation<typeof en>;
