import type en from '../en/notify-me.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Me prévenir',
  email: 'E-mail',
  submit: 'Me prévenir',
  done: 'Merci. Nous vous écrirons une seule fois, dès son retour.',
} satisfies Translation<typeof en>;
