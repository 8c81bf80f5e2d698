import type en from '../en/titles.ts';
import type { Translation } from '../text.ts';

export default {
  cart: 'Il tuo carrello | Waymark',
  checkout: 'Cassa | Waymark',
  orderConfirmation: 'Conferma dell’ordine | Waymark',
  orders: 'I tuoi ordini | Waymark',
  orderLookup: 'Cerca un ordine | Waymark',
  charts: 'Diagrammi Waymark',
  chartsDescription: 'Ogni flusso del negozio come diagramma di stato: disegnato, descritto e dal vivo.',
  chartsPlay: 'Percorri · Diagrammi Waymark',
  chartsMap: 'Mappa · Diagrammi Waymark',
  chartsFunnel: 'Imbuto · Diagrammi Waymark',
  chartsLive: 'Dal vivo · Diagrammi Waymark',
} satisfies Translation<typeof en>;
