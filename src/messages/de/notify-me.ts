import type en from '../en/notify-me.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Benachrichtigen',
  email: 'E-Mail-Adresse',
  submit: 'Benachrichtigen',
  done: 'Danke. Wir schreiben Ihnen einmal, sobald der Artikel wieder da ist.',
} satisfies Translation<typeof en>;
