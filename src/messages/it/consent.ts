import type en from '../en/consent.ts';
import type { Translation } from '../text.ts';

export default {
  banner: 'Cookie',
  bannerTitle: 'La tua scelta sui cookie',
  bannerText:
    'Alcuni servono al carrello e al pagamento. Altri ci mostrerebbero dove il negozio è difficile da usare, ricorderebbero le tue preferenze e suggerirebbero ciò che può interessarti: solo se dici di sì.',
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
  C0002Text: 'Contiamo quali passaggi vengono seguiti e dove ci si ferma, per giorno e senza sapere chi.',
  C0003: 'Funzionali',
  C0003Text: 'Ricordano ciò che rende il negozio più comodo, come il tuo negozio preferito.',
  C0004: 'Pubblicità mirata',
  C0004Text: 'Mostrano prodotti e offerte in linea con ciò che hai guardato.',
} satisfies Translation<typeof en>;
