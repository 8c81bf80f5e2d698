import type { ReturnForm } from '#src/flows/return/ReturnForm.tsx';

/** The view of the chart that an order invokes, so that a test can put its own in its place. */
export interface OrderParts {
  ReturnForm: typeof ReturnForm;
}

/** The confirmation says thank you; the order's own page says where it is. */
export type OrderLook = 'confirmation' | 'page';
