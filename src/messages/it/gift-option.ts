import type en from '../en/gift-option.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Aggiungi un’opzione regalo',
  titleChange: 'Modifica l’opzione regalo',
  intro: '{name} parte via email, con le tue parole, appena l’ordine è pagato.',
  email: 'Email di chi lo riceve',
  emailMore: 'Controllala bene: vale come contante.',
  to: 'Il suo nome',
  message: 'Il tuo messaggio',
  submit: 'Salva',
} satisfies Translation<typeof en>;
