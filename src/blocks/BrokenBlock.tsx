import type { ComponentProps } from 'react';
import { later } from '#src/ui/behaviour/later.tsx';
import type { BrokenNotice } from './gallery/BrokenNotice.tsx';

/** A block that shoppers do not see, in preview; its code comes only there. */
export const BrokenBlock = later<ComponentProps<typeof BrokenNotice>>(
  () => import('./gallery/BrokenNotice.tsx').then(({ BrokenNotice: component }) => ({ default: component })),
  () => null,
);
