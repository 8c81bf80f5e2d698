import type en from '../en/mini-cart.ts';
import type { Translation } from '../text.ts';

export default {
  goesWell: 'À associer',
} satisfies Translation<typeof en>;
