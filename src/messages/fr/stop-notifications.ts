import type en from '../en/stop-notifications.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Arrêter les alertes de stock',
  submit: 'Arrêter toutes les alertes',
  done: 'C’est fait. Vous ne recevrez plus d’alertes de stock.',
} satisfies Translation<typeof en>;
