import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { reviewsMachine } from '#machines/reviews/reviews.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { Questions } from '#src/flows/questions/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createReviewsActors } from './reviews.actors.ts';
import { reviewQueryIn } from './review-address.ts';
import { ReviewsView } from './ReviewsView.tsx';

/** The reviews of a product and their chart, and the questions about it. */
export default function Reviews({ productId, isLong }: { productId: string; isLong: boolean }) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () => withPorts(reviewsMachine, () => reviewsMachine.provide({ actors: createReviewsActors({ locale }) })),
    [locale],
  );
  const inspect = useInspection();
  const input = { productId, query: reviewQueryIn(location.search) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const dialogs = useDialogsRef();
  const open: OnDialog = (name, data) => dialogs.send({ type: 'dialog.requested', name, data });
  return (
    <>
      <ReviewsView
        actor={actor}
        isLong={isLong}
        onWrite={() => open('write-review', { productId })}
        onReport={(reviewId) => open('review-user-content', { productId, reviewId })}
        onDialog={open}
      />
      <Questions productId={productId} />
    </>
  );
}
