import type { Translation } from '../text.ts';
import type en from '../en/rewards.ts';

export default {
  title: 'Ihre Punkte',
  balance: { one: 'Sie haben {amount} Punkt.', other: 'Sie haben {amount} Punkte.' },
  voucher: 'Gutschein',
  option: '{points} Punkte für {amount}',
  use: 'Punkte einlösen',
  tooFew: 'Gutscheine gibt es ab {points} Punkten.',
  noneFits: 'Kein Gutschein passt zu dieser Bestellung: Was er über den Gesamtbetrag hinaus wert ist, würde verfallen.',
  remove: 'Gutschein entfernen',
  unavailable: 'Wir können Ihre Punkte gerade nicht abfragen',
  retry: 'Noch einmal versuchen',
} satisfies Translation<typeof en>;
