import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { selectCanClear, selectCards, selectHasRow } from '#machines/carousel/carousel.selectors.ts';
import { CatalogueCard } from '#src/flows/listing/index.ts';
import { carouselText } from '#src/messages/carousel.ts';
import { useText } from '#src/messages/text.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { ProductCardSkeleton } from '#src/ui/product/ProductCard.tsx';
import { ProductRow, type RowCards } from '#src/ui/product/ProductRow.tsx';
import { Button } from '#src/ui/text/Button.tsx';

/** Placeholder cards of a row (catalogue 9). */
const SKELETONS = 16;

/** A card and its skeleton reserve the same height for text, so that the page does not move when cards load. */
const row = css`
  & [data-slide] > li > * > :last-child {
    min-height: 8rem;
  }
`;

interface Props {
  actor: ActorRefFrom<typeof carouselMachine>;
  /** The id of the row's element. */
  id: string;
  title: string;
  cards: RowCards;
  tone: 'paper' | 'sunken';
  origin?: ComponentProps<typeof ProductRow>['origin'];
}

/** A row of products. Keeps its height while the cards load. */
export function CarouselView({ actor, id, title, cards: preset, tone, origin }: Props) {
  const t = useText(carouselText);
  const hasRow = useSelector(actor, selectHasRow);
  const cards = useSelector(actor, selectCards);
  const canClear = useSelector(actor, selectCanClear);
  if (!hasRow) return null;
  const clear = (
    <Button variant="quiet" size="sm" onClick={() => actor.send({ type: 'list.cleared' })}>
      {t('clear')}
    </Button>
  );
  return (
    <Section
      id={id}
      title={title}
      spacing={tone === 'sunken' ? 'lg' : 'md'}
      tone={tone}
      action={canClear ? clear : undefined}
      aria-busy={cards.length === 0}
    >
      <ProductRow label={title} cards={preset} className={row} origin={cards.length > 0 ? origin : null}>
        {cards.length > 0
          ? cards.map((card) => <CatalogueCard key={card.id} card={card} />)
          : Array.from({ length: SKELETONS }, (_, at) => <ProductCardSkeleton key={at} />)}
      </ProductRow>
    </Section>
  );
}
