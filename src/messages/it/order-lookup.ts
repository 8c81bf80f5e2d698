import type en from '../en/order-lookup.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Cerca un ordine',
  intro: 'Con il numero e l’email a cui è arrivata la conferma. Li trovi entrambi lì.',
  number: 'Numero d’ordine',
  numberHint: 'Inizia con W, per esempio WM1234567890.',
  email: 'Email',
  submit: 'Trova l’ordine',
  opened: 'Abbiamo trovato il tuo ordine.',
  open: 'Apri l’ordine {number}',
  accountTitle: 'Hai un account?',
  accountBody: 'Trovi lì tutti i tuoi ordini, senza numeri da digitare.',
  toHistory: 'Vai ai tuoi ordini',
} satisfies Translation<typeof en>;
