import type en from '../en/reset-password.ts';
import type { Translation } from '../text.ts';

export default {
  askTitle: 'Password dimenticata?',
  askIntro: 'Scrivi l’e-mail del tuo account. Ti inviamo un link con cui scegliere una nuova password.',
  email: 'E-mail',
  ask: 'Invia il link',
  sentTitle: 'Controlla la posta',
  sent: 'Se esiste un account per {email}, il link è in arrivo. Funziona una sola volta e per un’ora.',
  sentNameless: 'Se esiste un account per questa e-mail, il link è in arrivo. Funziona una sola volta e per un’ora.',
  missed: 'Non è arrivato nulla dopo qualche minuto? Guarda anche nello spam o controlla l’e-mail che hai scritto.',
  again: 'Chiedi un altro link',
  chooseTitle: 'Scegli una nuova password',
  chooseIntro: 'Tutte le sessioni aperte del tuo account verranno chiuse.',
  choose: 'Salva la password',
  changedTitle: 'La tua password è cambiata',
  changed: 'Ti abbiamo disconnesso da tutti i dispositivi. Accedi con la nuova password.',
  signIn: 'Accedi',
} satisfies Translation<typeof en>;
