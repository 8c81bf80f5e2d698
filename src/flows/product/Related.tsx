import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectHasRelated, selectRelated } from '#machines/product/product.selectors.ts';
import { productText } from '#src/messages/product.ts';
import { useText } from '#src/messages/text.ts';
import { CardGrid } from '#src/ui/Layout.tsx';
import { ProductCardSkeleton } from '#src/ui/ProductCard.tsx';
import { Section } from '#src/ui/Section.tsx';
import type { ProductRef } from './product.ref.ts';

const RelatedCards = lazy(() => import('./RelatedCards.tsx'));

/** What goes with the product. Its room is kept while the cards are on their way. */
export function Related({ actor }: { actor: ProductRef }) {
  const say = useText(productText);
  const hasRelated = useSelector(actor, selectHasRelated);
  const cards = useSelector(actor, selectRelated);
  if (!hasRelated) return null;
  return (
    <Section title={say('related')} spacing="lg" tone="sunken">
      {cards.length > 0 ? (
        <Suspense fallback={<Waiting />}>
          <RelatedCards cards={cards} label={say('related')} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Section>
  );
}

function Waiting() {
  return (
    <CardGrid as="div">
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </CardGrid>
  );
}
