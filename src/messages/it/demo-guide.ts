import type en from '../en/demo-guide.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Guida alla demo',
  note: 'Una demo: nessun ordine è reale.',
  intro: 'Cosa scrivere, e che cosa succede.',
  asPage: 'Tutto in una pagina',
  groups: 'Parti della guida',
  people: 'Persone',
  cards: 'Carte',
  codes: 'Codici',
  addresses: 'Indirizzi',
  products: 'Prodotti',
  orders: 'Ordini',
  password: 'Password di tutti',
  signIn: 'Accedi',
  signInAs: 'Accedi come {name}',
  signedIn: 'Accesso effettuato',
  copy: 'Copia {text}',
  copied: '{text} è stato copiato',
  uncopied: 'Il browser non ha permesso la copia. Il testo è selezionato: copialo con la tastiera.',
  open: 'Apri la pagina',
  loading: 'Caricamento della guida',
  unavailable: 'Non è stato possibile caricare la guida.',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
