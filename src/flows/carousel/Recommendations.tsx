import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { createCarouselActors } from './carousel.actors.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { CarouselView } from './CarouselView.tsx';

/** Recommended products and their chart; `id` is the id of the row's element. */
export function Recommendations(props: { locale: LocaleCode; id: string; title: string; productIds: string[] }) {
  const { locale, id, title, productIds } = props;
  const logic = useMemo(
    () => withPorts(carouselMachine, () => carouselMachine.provide({ actors: createCarouselActors(locale, id) })),
    [locale, id],
  );
  const inspect = useInspection();
  const input = { productIds };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <CarouselView actor={actor} id={id} title={title} />;
}
