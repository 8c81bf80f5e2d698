import type en from '../en/reward-code.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Codici e carte premio',
  yours: 'I tuoi codici e le tue carte',
  option: '{name}: restano {amount}',
  use: 'Usa',
  typed: 'Inserisci un codice o un numero di carta',
  number: 'Codice premio o numero di carta',
  apply: 'Applica',
  remove: 'Togli {name}',
  unavailable: 'Al momento non possiamo leggere i tuoi premi',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
