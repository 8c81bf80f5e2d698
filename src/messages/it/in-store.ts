import type { Translation } from '../text.ts';
import type en from '../en/in-store.ts';

export default {
  eyebrow: 'Per i nostri negozi',
  title: 'Vendere in negozio',
  signIn: 'Accedi come addetto alla vendita',
  signInMore: 'Con il tuo account di addetto di un negozio. Quello che il cliente ha nel carrello resta con te.',
  customer: 'C’è già un altro accesso',
  customerMore: 'Questo account non vende in un negozio. Esci, poi accedi come addetto alla vendita.',
  signOut: 'Esci',
  lost: 'Impossibile caricare',
  lostMore: 'Controlla la connessione e riprova.',
  retry: 'Riprova',
  store: 'In quale negozio ti trovi?',
  storeLabel: 'Negozio',
  storePlaceholder: 'Scegli un negozio',
  storeSubmit: 'Continua',
  seller: 'Chi vende da {store}?',
  sellerLabel: 'Addetto alla vendita',
  sellerSubmit: 'Inizia a vendere',
  anotherStore: 'Un altro negozio',
  selling: 'Ora puoi vendere',
  sellingMore:
    'In fondo a ogni pagina si legge dove e chi vende, e ogni ordine è registrato a tuo nome. Termina la sessione quando lasci il dispositivo.',
  toShop: 'Vai allo shop',
  bar: 'Sessione in negozio',
  barStore: 'Negozio: {store}',
  barSeller: 'Vendita: {name}',
  end: 'Termina la sessione',
  ending: 'Uscita in corso',
  stillSignedIn: 'L’accesso è ancora attivo.',
} satisfies Translation<typeof en>;
