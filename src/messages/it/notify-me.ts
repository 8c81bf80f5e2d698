import type en from '../en/notify-me.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Avvisami',
  email: 'E-mail',
  submit: 'Avvisami',
  done: 'Grazie. Ti scriveremo una sola volta, appena torna.',
} satisfies Translation<typeof en>;
