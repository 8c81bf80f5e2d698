import type { Product } from '#openapi/generated/waymark.gen.ts';
import { productText } from '#src/messages/product.ts';
import { useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';

/** The way to the customiser, which knows the way back. `itemId`: the line of the cart that the design is for. */
export function CustomiseLink({ product, itemId }: { product: Product; itemId: string | null }) {
  const { customsExternalUrl, recipe } = product;
  const t = useText(productText);
  return (
    customsExternalUrl && (
      <Link variant="standalone" href={customsExternalUrl + (itemId ? `&item=${itemId}` : '')}>
        {t(recipe ? 'changeDesign' : 'customise')}
      </Link>
    )
  );
}
