import type { Translation } from '../text.ts';
import type en from '../en/tries.ts';

export default {
  minutes: {
    one: 'Demasiados intentos. Inténtalo de nuevo en {count} minuto.',
    other: 'Demasiados intentos. Inténtalo de nuevo en {count} minutos.',
  },
  hours: {
    one: 'Demasiados intentos. Inténtalo de nuevo en {count} hora.',
    other: 'Demasiados intentos. Inténtalo de nuevo en {count} horas.',
  },
} satisfies Translation<typeof en>;
