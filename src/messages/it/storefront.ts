import type en from '../en/storefront.ts';
import type { Translation } from '../text.ts';

export default {
  siteName: 'Waymark',
  siteDescription: 'Scarpe, abbigliamento e articoli outdoor fatti per l’andata e il ritorno.',
  skipToContent: 'Vai al contenuto',
  messages: 'Messaggi',
  notFoundTitle: 'Questa via è chiusa',
  notFoundBody: 'La pagina si è spostata o non è mai esistita. Il negozio è ancora aperto.',
  notFoundAction: 'Torna all’inizio',
  errorTitle: 'Qualcosa è andato storto',
  errorBody: 'La pagina non può essere mostrata. Il carrello è al sicuro.',
  errorOrderTitle: 'Non siamo riusciti a mostrare l’ordine',
  errorOrderBody:
    'Se hai appena pagato, l’ordine {order} è stato effettuato: non ordinare di nuovo. Riprova per vederlo.',
  errorAction: 'Riprova',
  loading: 'Caricamento',
  scriptNeeded: 'Attiva JavaScript per riempire un carrello e ordinare.',
} satisfies Translation<typeof en>;
