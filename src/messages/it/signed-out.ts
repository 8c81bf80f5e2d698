import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'La sessione è terminata',
  body: 'Accedi: il tuo carrello ti aspetta.',
  signIn: 'Accedi',
  offer: 'Hai un account? Ci trovi i tuoi indirizzi e le tue carte.',
  guestTitle: 'Non troviamo più il tuo carrello',
  guestBody:
    'Riconoscevamo il tuo carrello grazie ai cookie di questo browser, che sono stati eliminati o sono scaduti. Puoi iniziare un nuovo carrello.',
  startNew: 'Inizia un nuovo carrello',
} satisfies Translation<typeof en>;
