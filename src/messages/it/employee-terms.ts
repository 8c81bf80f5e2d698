import type en from '../en/employee-terms.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Il tuo sconto dipendenti',
  intro:
    'Lavori con noi: ci sono condizioni da accettare prima che uno sconto dipendenti valga. Puoi acquistare anche senza.',
  terms:
    'È per te e il tuo nucleo familiare, entro il limite annuale, non per la rivendita e non cumulabile con codici.',
  all: 'Leggi tutte le condizioni',
  accept: 'Accetta le condizioni',
  decline: 'Non ora',
} satisfies Translation<typeof en>;
