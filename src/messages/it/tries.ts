import type { Translation } from '../text.ts';
import type en from '../en/tries.ts';

export default {
  minutes: {
    one: 'Troppi tentativi. Riprova tra {count} minuto.',
    other: 'Troppi tentativi. Riprova tra {count} minuti.',
  },
  hours: { one: 'Troppi tentativi. Riprova tra {count} ora.', other: 'Troppi tentativi. Riprova tra {count} ore.' },
} satisfies Translation<typeof en>;
