import type { Translation } from '../text.ts';
import type en from '../en/tries.ts';

export default {
  minutes: {
    one: 'Trop d’essais. Réessayez dans {count} minute.',
    other: 'Trop d’essais. Réessayez dans {count} minutes.',
  },
  hours: {
    one: 'Trop d’essais. Réessayez dans {count} heure.',
    other: 'Trop d’essais. Réessayez dans {count} heures.',
  },
} satisfies Translation<typeof en>;
