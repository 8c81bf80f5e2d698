import type en from '../en/mini-cart.ts';
import type { Translation } from '../text.ts';

export default {
  goesWell: 'Combina bien con',
} satisfies Translation<typeof en>;
