import type { Translation } from '../text.ts';
import type en from '../en/tries.ts';

export default {
  minutes: {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Minute noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Minuten noch einmal.',
  },
  hours: {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Stunde noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Stunden noch einmal.',
  },
} satisfies Translation<typeof en>;
