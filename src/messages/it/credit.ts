import type en from '../en/credit.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Il tuo credito atleta',
  used: '{spent} su {annual} usati quest’anno',
  left: 'Restano {amount} per quest’anno.',
  leftAfter: 'Dopo questo ordine resteranno {amount}.',
  spent: 'Hai usato tutto il credito di quest’anno.',
  use: 'Paga {amount} con il tuo credito',
  remove: 'Togli il credito',
  unavailable: 'Non riusciamo a leggere il credito atleta al momento',
  retry: 'Riprova',
  first: 'Usa prima il credito atleta: punti e premi valgono quando non ne resta più.',
} satisfies Translation<typeof en>;
