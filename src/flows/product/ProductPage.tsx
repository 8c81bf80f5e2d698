import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { productMachine } from '#machines/product/product.machine.ts';
import type { Chosen } from '#machines/product/product.types.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { LaterReviews } from '#src/flows/reviews/index.ts';
import { LaterProductSet } from '#src/flows/product-set/index.ts';
import { LaterRecommendations } from '#src/flows/carousel/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createProductActors } from './product.actors.ts';
import { ProductView } from './ProductView.tsx';

/** A product page and its chart. Pass the product's id as key: another colour is another product. */
export function ProductPage({
  locale,
  product,
  chosen,
  itemId,
  above,
  below,
}: {
  locale: LocaleCode;
  product: Product;
  chosen: Chosen;
  itemId?: string | undefined;
  /** What editors put above the details and below them. */
  above?: ReactNode;
  below?: ReactNode;
}) {
  const cart = useCartRef();
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(productMachine, () =>
        productMachine.provide({ actors: createProductActors({ locale, cart, session, dialogs }) }),
      ),
    [locale, cart, session, dialogs],
  );
  const inspect = useInspection();
  const input = { product, chosen, ...(itemId ? { itemId } : {}) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <>
      <ProductView
        actor={actor}
        product={product}
        above={above}
        onDialog={(name, data) => dialogs.send({ type: 'dialog.requested', name, data })}
      />
      {below}
      {product.productType !== 'digital' && (
        <LaterReviews productId={product.id} count={product.rating?.reviewsCount ?? 0} />
      )}
      <LaterProductSet key={`set ${product.id}`} productId={product.id} />
      <LaterRecommendations id="related" source="related" productIds={[product.id]} cards="cards-5" tone="sunken" />
      <LaterRecommendations id="seen" source="seen" productIds={[product.id]} cards="cards-6" />
    </>
  );
}
