import type en from '../en/gift-option.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Aggiungi un’opzione regalo',
  titleChange: 'Modifica l’opzione regalo',
  intro: '{name} parte via email, con le tue parole, appena l’ordine è pagato.',
  email: 'Email del destinatario',
  emailMore: 'Controllala bene: la carta vale come contante.',
  to: 'Nome del destinatario',
  message: 'Il tuo messaggio',
  submit: 'Salva',
} satisfies Translation<typeof en>;
