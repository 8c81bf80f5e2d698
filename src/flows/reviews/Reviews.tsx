import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { reviewsMachine } from '#machines/reviews/reviews.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { Questions } from '#src/flows/questions/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createReviewsActors } from './reviews.actors.ts';
import { reviewQueryIn } from './review-address.ts';
import { ReviewsView } from './ReviewsView.tsx';

/** The reviews of a product and their chart, and the questions about it. */
export default function Reviews({ productId }: { productId: string }) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () => withPorts(reviewsMachine, () => reviewsMachine.provide({ actors: createReviewsActors({ locale }) })),
    [locale],
  );
  const inspect = useInspection();
  const input = { productId, query: reviewQueryIn(location.search) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const dialogs = useDialogsRef();
  return (
    <>
      <ReviewsView
        actor={actor}
        onWrite={() => dialogs.send({ type: 'dialog.requested', name: 'write-review', data: { productId } })}
        onReport={(reviewId) =>
          dialogs.send({ type: 'dialog.requested', name: 'review-user-content', data: { productId, reviewId } })
        }
      />
      <Questions productId={productId} />
    </>
  );
}
