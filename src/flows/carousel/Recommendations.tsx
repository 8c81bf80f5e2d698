import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import type { CarouselInput } from '#machines/carousel/carousel.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { carouselText } from '#src/messages/carousel.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import type { RowCards } from '#src/ui/product/ProductRow.tsx';
import { createCarouselActors } from './carousel.actors.ts';
import { CarouselView } from './CarouselView.tsx';

/** The cards are read when the row is this near: later than its code, and before the shopper sees it. */
const REACH = 600;

export interface RecommendationsProps extends CarouselInput {
  /** The id of the row's element. */
  id: string;
  cards: RowCards;
  tone?: 'paper' | 'sunken';
}

/** A row of products and its chart. */
export default function Recommendations({ id, source, productIds, cards, tone = 'paper' }: RecommendationsProps) {
  const locale = useLocale() as LocaleCode;
  const t = useText(carouselText);
  const logic = useMemo(
    () =>
      withPorts(carouselMachine, () =>
        carouselMachine.provide({ actors: createCarouselActors({ locale, id, reach: REACH }) }),
      ),
    [locale, id],
  );
  const inspect = useInspection();
  const input = { source, productIds };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  // What goes with a product completes it.
  const origin = source === 'related' ? 'up-sell-complete-the-look' : 'recommendation-carousel';
  return <CarouselView actor={actor} id={id} title={t(source)} cards={cards} tone={tone} origin={origin} />;
}
