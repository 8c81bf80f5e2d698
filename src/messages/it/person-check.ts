import type en from '../en/person-check.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Conferma che sei una persona',
  body: 'Questa volta avevamo un dubbio. Spunta la casella e prosegui da dov’eri.',
  label: 'Sono una persona',
  unavailable: 'Non è stato possibile mostrare la verifica. Riprova tra un momento.',
  again: 'Riprova',
  leave: 'Non ora',
} satisfies Translation<typeof en>;
