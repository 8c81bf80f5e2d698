import type en from '../en/change-password.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Cambia la password',
  intro: 'Verrai disconnesso da tutti gli altri dispositivi.',
  current: 'Password attuale',
  submit: 'Cambia la password',
  done: 'La tua password è cambiata. Ti abbiamo disconnesso dagli altri dispositivi.',
} satisfies Translation<typeof en>;
