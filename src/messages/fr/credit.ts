import type en from '../en/credit.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Votre crédit athlète',
  used: '{spent} utilisés sur {annual} cette année',
  left: 'Il reste {amount} pour cette année.',
  leftAfter: 'Il restera {amount} après cette commande.',
  spent: 'Vous avez utilisé tout votre crédit pour cette année.',
  use: 'Payer {amount} avec votre crédit',
  remove: 'Retirer votre crédit',
  unavailable: 'Nous ne pouvons pas consulter votre crédit athlète pour le moment',
  retry: 'Réessayer',
  first: 'Utilisez d’abord votre crédit athlète : les points et récompenses servent une fois qu’il n’en reste plus.',
} satisfies Translation<typeof en>;
