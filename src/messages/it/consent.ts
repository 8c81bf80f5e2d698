import type en from '../en/consent.ts';
import type { Translation } from '../text.ts';

export default {
  banner: 'Cookie',
  bannerTitle: 'Scegli i tuoi cookie',
  bannerText:
    'Alcuni cookie sono necessari per il carrello e il pagamento. Con il tuo consenso, altri ci aiutano a migliorare il negozio, ricordano le tue preferenze e suggeriscono ciò che può interessarti.',
  acceptAll: 'Accetta tutti',
  onlyNecessary: 'Solo necessari',
  choose: 'Scegli',
  settings: 'Impostazioni dei cookie',
  dialogText:
    'Puoi cambiare idea in qualsiasi momento in “Impostazioni dei cookie”, in fondo a ogni pagina. Lo chiediamo di nuovo dopo sei mesi.',
  save: 'Salva la mia scelta',
  C0001: 'Necessari',
  C0001Text: 'Il carrello, l’accesso, il pagamento e questa scelta. Senza, il negozio non funziona.',
  C0002: 'Prestazioni e analisi',
  C0002Text: 'Contiamo, in forma anonima e giorno per giorno, i passaggi seguiti e quelli in cui ci si ferma.',
  C0003: 'Funzionali',
  C0003Text: 'Ricordano ciò che rende il negozio più comodo, come il tuo negozio preferito.',
  C0004: 'Pubblicità mirata',
  C0004Text: 'Mostrano prodotti e offerte in linea con ciò che hai guardato.',
} satisfies Translation<typeof en>;
