import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import type { ReturnForm } from '#src/flows/return/index.ts';

/** The view of the return chart that an order invokes; tests replace it. */
export interface OrderParts {
  ReturnForm: typeof ReturnForm;
}

/** The confirmation says thank you; the order's own page shows its status. */
export type OrderLook = 'confirmation' | 'page';

/** Opens the warranty case of an item of the order. */
export type OnWarranty = (item: CartItem) => void;

/** Opens the review of a product of the order. */
export type OnReview = (productId: string) => void;
