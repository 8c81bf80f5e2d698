import { css } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';

const Reviews = later<{ productId: string; isLong: boolean }>(
  () => import('./Reviews.tsx'),
  () => null,
);

/** Several reviews fill a window. What is below stays out of sight until they are there, so that nothing seen moves. */
const room = css`
  @media (scripting: enabled) {
    min-height: 100dvh;
  }
`;

const MANY = 3;

/** The reviews of a product. Their code and their texts come when a shopper scrolls near. */
export function LaterReviews({ productId, count }: { productId: string; count: number }) {
  const isLong = count >= MANY;
  return (
    <WhenNear id="reviews" className={isLong ? room : undefined}>
      <Reviews productId={productId} isLong={isLong} />
    </WhenNear>
  );
}
