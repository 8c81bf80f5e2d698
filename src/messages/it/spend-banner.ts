import type en from '../en/spend-banner.ts';
import type { Translation } from '../text.ts';

export default {
  employee: 'Il tuo anno da dipendente',
  athlete: 'Il tuo anno da atleta',
  ipa: 'Il tuo anno con IPA',
  wranx: 'Il tuo anno con WRANX',
  spent: 'Quest’anno hai speso {spent} su {annual}',
  left: 'Restano {amount}. Si ricomincia il 1º gennaio.',
  none: 'Non resta più nulla. Si ricomincia il 1º gennaio.',
} satisfies Translation<typeof en>;
