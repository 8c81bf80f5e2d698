import type en from '../en/notify-me.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Avísame',
  email: 'Correo electrónico',
  submit: 'Avísame',
  done: 'Gracias. Te escribiremos una sola vez, en cuanto vuelva.',
} satisfies Translation<typeof en>;
