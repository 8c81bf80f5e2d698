import type en from '../en/mini-cart.ts';
import type { Translation } from '../text.ts';

export default {
  goesWell: 'Da abbinare',
} satisfies Translation<typeof en>;
