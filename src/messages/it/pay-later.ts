import type en from '../en/pay-later.ts';
import type { Translation } from '../text.ts';

export default {
  awayTitle: 'Ti portiamo dal nostro partner finanziario',
  awayBody: 'Lì approvi un piano e poi torni per inviare l’ordine. Prima non c’è alcun addebito.',
  backTitle: 'Eccoti di nuovo',
  backBody: 'Un momento: chiediamo cosa è stato deciso.',
  unreachedTitle: 'Il nostro partner finanziario non è raggiungibile',
  unreachedBody: 'Nulla è andato perso e non c’è stato alcun addebito. Riprova o paga in un altro modo.',
  retry: 'Riprova',
  otherWay: 'Paga in un altro modo',

  infoTitle: 'Come funziona Paga dopo',
  infoIntro: 'Ricevi l’ordine ora e lo paghi a rate al nostro partner finanziario.',
  infoChoose: 'Scegli “Paga dopo” e salva l’indirizzo di fatturazione.',
  infoApprove: 'Sulla pagina del partner vedi ogni rata con la sua data. Approva il piano o rifiutalo: decidi tu.',
  infoPlace: 'Torni all’ordine e lo ricontrolli. Viene effettuato quando premi “Ordina e paga”, non prima.',
  infoTotal: 'Un piano vale per un solo totale. Se il totale cambia, ti chiediamo di approvarlo di nuovo.',
  infoCancel: 'Se annulli l’ordine, viene annullato anche il piano.',
  infoLimits:
    'Il partner decide quali ordini si possono pagare dopo. Se il tuo non può, paga con carta o carta regalo.',
  infoDemo: 'Questo negozio è una dimostrazione: il partner è inventato, nessuno presta o deve nulla.',
  close: 'Chiudi',
} satisfies Translation<typeof en>;
