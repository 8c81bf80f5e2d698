import type en from '../en/stop-notifications.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Benachrichtigungen beenden',
  submit: 'Alle beenden',
  done: 'Erledigt. Sie erhalten keine Benachrichtigungen über Artikel mehr.',
} satisfies Translation<typeof en>;
