import type en from '../en/order-lookup.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Cerca un ordine',
  intro:
    'Inserisci il numero d’ordine e l’indirizzo email a cui è arrivata la conferma: li trovi entrambi in quell’email.',
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
