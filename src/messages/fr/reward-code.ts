import type en from '../en/reward-code.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Codes et cartes récompense',
  yours: 'Vos codes et cartes',
  option: '{name} : il reste {amount}',
  use: 'Utiliser',
  typed: 'Saisir un code ou un numéro de carte',
  number: 'Code récompense ou numéro de carte',
  apply: 'Appliquer',
  remove: 'Retirer {name}',
  unavailable: 'Nous ne pouvons pas consulter vos récompenses pour le moment',
  retry: 'Réessayer',
} satisfies Translation<typeof en>;
