import type { PageOf } from '../parts.ts';
import { flowPages } from './flow-pages.ts';
import { helpPages } from './help.ts';
import { home } from './home.ts';
import { housePages } from './house.ts';
import { memberPages } from './member-pages.ts';
import { orderPages } from './order-pages.ts';
import { storiesPages } from './stories.ts';

/** Every page that editors composed. */
export const pages: readonly PageOf[] = [
  home,
  ...flowPages,
  ...orderPages,
  ...helpPages,
  ...memberPages,
  ...housePages,
  ...storiesPages,
];
