import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';

interface Props {
  productId: string;
}

const ProductSet = later<Props>(
  () => import('./ProductSet.tsx'),
  () => null,
);

/** Shop the look, below a product. Its code comes when a shopper scrolls near. */
export function LaterProductSet({ productId }: Props) {
  return (
    <WhenNear id="look">
      <ProductSet productId={productId} />
    </WhenNear>
  );
}
