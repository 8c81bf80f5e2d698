import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { reviewsMachine } from '#machines/reviews/reviews.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createReviewsActors } from './reviews.actors.ts';
import { ReviewsView } from './ReviewsView.tsx';

/** The reviews of a product and their chart. */
export default function Reviews({ productId }: { productId: string }) {
  const logic = useMemo(
    () => withPorts(reviewsMachine, () => reviewsMachine.provide({ actors: createReviewsActors() })),
    [],
  );
  const inspect = useInspection();
  const input = { productId };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <ReviewsView actor={actor} />;
}
