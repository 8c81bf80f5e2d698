import type en from '../en/rewards.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'I tuoi punti',
  balance: { one: 'Hai {amount} punto.', other: 'Hai {amount} punti.' },
  voucher: 'Buono',
  option: '{points} punti per {amount}',
  use: 'Usa i punti',
  tooFew: 'I buoni partono da {points} punti.',
  noneFits: 'Nessun buono è adatto a questo ordine: il valore oltre il totale andrebbe perso.',
  remove: 'Togli il buono',
  unavailable: 'Non riusciamo a leggere i tuoi punti al momento',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
