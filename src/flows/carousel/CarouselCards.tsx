import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { CatalogueCard } from '#src/flows/listing/CatalogueCard.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';

/** The recommended products, one beside the other. */
export default function CarouselCards({ cards, label }: { cards: readonly ProductCard[]; label: string }) {
  return (
    <Carousel label={label}>
      {cards.map((card) => (
        <CatalogueCard key={card.id} card={card} />
      ))}
    </Carousel>
  );
}
