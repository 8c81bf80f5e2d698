import type en from '../en/spend-banner.ts';
import type { Translation } from '../text.ts';

export default {
  employee: 'Tu año como empleado',
  athlete: 'Tu año como atleta',
  ipa: 'Tu año con IPA',
  wranx: 'Tu año con WRANX',
  spent: 'Este año has gastado {spent} de {annual}',
  left: 'Te quedan {amount}. Se renueva el 1 de enero.',
  none: 'Ya no te queda nada. Se renueva el 1 de enero.',
} satisfies Translation<typeof en>;
