import type en from '../en/collection-point.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Ritiralo vicino a te',
  place: 'Città, CAP o punto di ritiro',
  search: 'Trova punti di ritiro',
  ask: 'Inserisci una città o un CAP e scopri quali punti vicini custodiscono il pacco per te.',
  searching: 'Ricerca dei punti di ritiro',
  noneTitle: 'Nessun punto di ritiro nelle vicinanze',
  none: 'Prova una città più grande nei dintorni o fattelo consegnare a casa.',
  failed: 'Non siamo riusciti a cercare i punti di ritiro.',
  found: { one: '{count} punto di ritiro vicino a {place}', other: '{count} punti di ritiro vicino a {place}' },
  foundHere: { one: '{count} punto di ritiro vicino a te', other: '{count} punti di ritiro vicino a te' },
  openToday: 'Aperto oggi: {hours}',
  closedToday: 'Chiuso oggi',
  hours: 'Orari di apertura',
  closed: 'Chiuso',
  choose: 'Ritira qui',
  chooseAt: 'Ritira qui: {name}',
  whoTitle: 'Chi lo ritira?',
  whoBody: 'Ti scriviamo quando il pacco è arrivato. Porta un documento con il tuo nome.',
  other: 'Scegli un altro punto',
  save: 'Ritiralo lì',

  offerTitle: 'Ritiralo vicino a te',
  offerBody: '{label} · {time} · {price}',
  offer: 'Trova un punto di ritiro',
  atTitle: 'Lo ritiri qui',
  keep: 'Continua con questo punto',
  otherPoint: 'Scegli un altro punto di ritiro',
  sendHome: 'Consegna invece a un indirizzo',
} satisfies Translation<typeof en>;
