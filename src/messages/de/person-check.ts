import type { Translation } from '../text.ts';
import type en from '../en/person-check.ts';

export default {
  title: 'Bestätigen Sie, dass Sie ein Mensch sind',
  body: 'Diesmal waren wir uns nicht sicher. Setzen Sie das Häkchen, dann geht es weiter, wo Sie waren.',
  label: 'Ich bin ein Mensch',
  unavailable: 'Die Prüfung konnte nicht gezeigt werden. Versuchen Sie es gleich noch einmal.',
  again: 'Noch einmal versuchen',
  leave: 'Nicht jetzt',
} satisfies Translation<typeof en>;
