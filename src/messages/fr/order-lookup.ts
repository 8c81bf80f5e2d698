import type en from '../en/order-lookup.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Retrouver une commande',
  intro:
    'Indiquez le numéro de commande et l’adresse e-mail qui a reçu la confirmation. Les deux figurent dans cet e-mail.',
  number: 'Numéro de commande',
  numberHint: 'Il commence par W, par exemple WM1234567890.',
  email: 'E-mail',
  submit: 'Trouver la commande',
  opened: 'Nous avons trouvé votre commande.',
  open: 'Ouvrir la commande {number}',
  accountTitle: 'Vous avez un compte ?',
  accountBody: 'Toutes vos commandes y sont, sans numéro à saisir.',
  toHistory: 'Voir vos commandes',
} satisfies Translation<typeof en>;
