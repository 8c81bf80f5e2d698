import { selectCount } from '#machines/cart/cart.selectors.ts';
import { useCart } from '#src/flows/shared/storefront.hooks.ts';

/** Pieces in the cart, for the header's bag; 0 until the cart is loaded, and on the server. */
export const useCartCount = (): number => useCart(selectCount);
