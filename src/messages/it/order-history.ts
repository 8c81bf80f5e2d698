import type en from '../en/order-history.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'I tuoi ordini',
  loading: 'Lettura dei tuoi ordini',
  count: { one: '{count} ordine', other: '{count} ordini' },
  orderOf: 'Ordine {number}',
  placedOn: 'Effettuato: {date}',
  units: { one: '{count} articolo', other: '{count} articoli' },
  open: 'Vedi l’ordine',
  openOf: 'Vedi l’ordine {number}',
  pages: 'Pagine dei tuoi ordini',
  noneTitle: 'Qui non c’è ancora nulla',
  noneBody: 'Ciò che ordini resta qui, con il tracciamento e la fattura.',
  toShop: 'Inizia a guardare',
  guestTitle: 'Accedi per vedere i tuoi ordini',
  guestBody: 'Hai ordinato senza account? Anche il numero e l’email aprono un ordine.',
  signIn: 'Accedi',
  lookUp: 'Cerca un ordine',
  unavailableTitle: 'Non possiamo mostrare i tuoi ordini al momento',
  unavailableBody: 'Sono al sicuro. Riprova tra un momento.',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
