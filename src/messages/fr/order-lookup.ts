import type en from '../en/order-lookup.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Retrouver une commande',
  intro: 'Avec son numéro et le courriel qui a reçu la confirmation. Les deux y figurent.',
  number: 'Numéro de commande',
  numberHint: 'Il commence par W, par exemple WM1234567890.',
  email: 'Courriel',
  submit: 'Trouver la commande',
  opened: 'Votre commande est trouvée.',
  open: 'Ouvrir la commande {number}',
  accountTitle: 'Vous avez un compte ?',
  accountBody: 'Toutes vos commandes y sont, sans numéro à saisir.',
  toHistory: 'Voir vos commandes',
} satisfies Translation<typeof en>;
