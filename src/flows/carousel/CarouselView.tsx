import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { selectCards, selectHasRow } from '#machines/carousel/carousel.selectors.ts';
import { CatalogueCard } from '#src/flows/listing/index.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { ProductCardSkeleton } from '#src/ui/product/ProductCard.tsx';
import { Section } from '#src/ui/layout/Section.tsx';

/** Number of skeletons: one more than fits on a large screen, so that the row is as tall as with its arrows. */
const MORE_THAN_FIT = 5;

/** A card and its skeleton reserve the same height for text, so that the page does not move when cards load. */
const row = css`
  & [data-slide] > li > * > :last-child {
    min-height: 8rem;
  }
`;

/** A row of recommendations. Keeps its height while the cards load. */
export function CarouselView({
  actor,
  id,
  title,
}: {
  actor: ActorRefFrom<typeof carouselMachine>;
  id: string;
  title: string;
}) {
  const hasRow = useSelector(actor, selectHasRow);
  const cards = useSelector(actor, selectCards);
  if (!hasRow) return null;
  return (
    <Section id={id} title={title} spacing="lg" tone="sunken">
      <Carousel label={title} className={row}>
        {cards.length > 0
          ? cards.map((card) => <CatalogueCard key={card.id} card={card} />)
          : Array.from({ length: MORE_THAN_FIT }, (_, at) => <ProductCardSkeleton key={at} />)}
      </Carousel>
    </Section>
  );
}
