export { ApproachingPromotions } from './ApproachingPromotions.tsx';
export { EmptyCart, UnreachableCart } from './CartStates.tsx';
export { PromoCode } from './PromoCode.tsx';
export { RemovedLine } from './RemovedLine.tsx';
export { createCartActors } from './cart.actors.ts';
export { useCartCount } from './useCartCount.ts';
