import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { selectCards, selectHasRow } from '#machines/carousel/carousel.selectors.ts';
import { CardGrid } from '#src/ui/Layout.tsx';
import { ProductCardSkeleton } from '#src/ui/ProductCard.tsx';
import { Section } from '#src/ui/Section.tsx';

const CarouselCards = lazy(() => import('./CarouselCards.tsx'));

/** A row of recommendations. Its room is kept while the cards are on their way. */
export function CarouselView({ actor, id, title }: { actor: ActorRefFrom<typeof carouselMachine>; id: string; title: string }) {
  const hasRow = useSelector(actor, selectHasRow);
  const cards = useSelector(actor, selectCards);
  if (!hasRow) return null;
  return (
    <Section id={id} title={title} spacing="lg" tone="sunken">
      {cards.length > 0 ? (
        <Suspense fallback={<Waiting />}>
          <CarouselCards cards={cards} label={title} />
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
