import { selectCart, selectScreen } from '#machines/cart/cart.selectors.ts';
import { LaterRecommendations } from '#src/flows/carousel/index.ts';
import { useCart } from '#src/flows/shared/storefront.hooks.ts';

/** What goes with the goods in the cart; below an empty cart what was seen, and the best of the shop. */
export function CartRows() {
  const screen = useCart(selectScreen);
  const cart = useCart(selectCart);
  if (screen === 'empty')
    return (
      <>
        <LaterRecommendations id="seen" source="seen" productIds={[]} cards="cards-6" />
        <LaterRecommendations id="bestsellers" source="bestsellers" productIds={[]} cards="cards-5" tone="sunken" />
      </>
    );
  if (screen !== 'filled' || !cart) return null;
  // A gift card goes with everything.
  const goods = cart.items.flatMap(({ isDigitalProduct, productId }) => (isDigitalProduct ? [] : productId));
  if (goods.length === 0) return null;
  return (
    <LaterRecommendations
      id="related"
      source="related"
      productIds={[...new Set(goods)].slice(0, 24).toSorted()}
      cards="cards-5"
      tone="sunken"
    />
  );
}
