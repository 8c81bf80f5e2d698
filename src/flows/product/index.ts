export { CustomiseLink } from './CustomiseLink.tsx';
export { ComingSoon, Refusal } from './BuyBar.tsx';
export { Choice } from './Choice.tsx';
export { OfferButton } from './OfferButton.tsx';
export { PayLaterLine } from './PayLaterLine.tsx';
export { createProductActors } from './product.actors.ts';
export type { ProductRef } from '#src/flows/shared/product-ref.ts';
export { ShownPrice } from './ShownPrice.tsx';
