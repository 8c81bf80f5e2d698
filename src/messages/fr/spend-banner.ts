import type en from '../en/spend-banner.ts';
import type { Translation } from '../text.ts';

export default {
  employee: 'Votre année d’employé',
  athlete: 'Votre année d’athlète',
  ipa: 'Votre année avec IPA',
  wranx: 'Votre année avec WRANX',
  spent: 'Vous avez dépensé {spent} sur {annual} cette année',
  left: 'Il reste {amount}. Tout recommence le 1er janvier.',
  none: 'Il ne reste rien. Tout recommence le 1er janvier.',
} satisfies Translation<typeof en>;
