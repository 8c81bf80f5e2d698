import type en from '../en/passwords.ts';
import type { Translation } from '../text.ts';

export default {
  new: 'Nuova password',
  confirm: 'Ripeti la nuova password',
  length: '8 o più caratteri',
  upper: 'Una lettera maiuscola',
  lower: 'Una lettera minuscola',
  digit: 'Un numero',
  met: 'Fatto:',
  unmet: 'Manca:',
  invalid: 'La password non soddisfa i requisiti',
} satisfies Translation<typeof en>;
