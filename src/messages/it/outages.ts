import type { Translation } from '../text.ts';
import type en from '../en/outages.ts';

export default {
  offlineTitle: 'Non c’è connessione',
  offline: 'La richiesta non ci è arrivata. Controlla la connessione a Internet e riprova.',
  faultTitle: 'Il problema è nostro',
  providerTitle: 'Un servizio che usiamo non risponde',
  provider: 'Non dipende da te né dalla tua connessione. Riprova tra qualche minuto.',
} satisfies Translation<typeof en>;
