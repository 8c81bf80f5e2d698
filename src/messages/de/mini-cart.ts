import type en from '../en/mini-cart.ts';
import type { Translation } from '../text.ts';

export default {
  goesWell: 'Passt gut dazu',
} satisfies Translation<typeof en>;
