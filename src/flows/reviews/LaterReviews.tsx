import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';

interface Props {
  productId: string;
}

const Reviews = later<Props>(
  () => import('./Reviews.tsx'),
  () => null,
);

/** The reviews of a product. Their code and their texts come when a shopper scrolls near. */
export function LaterReviews({ productId }: Props) {
  return (
    <WhenNear id="reviews">
      <Reviews productId={productId} />
    </WhenNear>
  );
}
