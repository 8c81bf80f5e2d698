import type en from '../en/order-history.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'I tuoi ordini',
  loading: 'Caricamento dei tuoi ordini',
  count: { one: '{count} ordine', other: '{count} ordini' },
  orderOf: 'Ordine {number}',
  placedOn: 'Effettuato: {date}',
  units: { one: '{count} articolo', other: '{count} articoli' },
  open: 'Vedi l’ordine',
  openOf: 'Vedi l’ordine {number}',
  pages: 'Pagine dei tuoi ordini',
  noneTitle: 'Qui non c’è ancora nulla',
  noneBody: 'Ciò che ordini resta qui, con il tracciamento e la fattura.',
  toShop: 'Inizia lo shopping',
  guestTitle: 'Accedi per vedere i tuoi ordini',
  guestBody: 'Hai ordinato senza account? Bastano anche il numero d’ordine e la tua email.',
  signIn: 'Accedi',
  lookUp: 'Cerca un ordine',
  unavailableTitle: 'Non possiamo mostrare i tuoi ordini al momento',
  unavailableBody: 'Sono al sicuro. Riprova tra un momento.',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
