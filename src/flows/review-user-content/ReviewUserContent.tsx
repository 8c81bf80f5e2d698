import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { reviewUserContentMachine } from '#machines/review-user-content/review-user-content.machine.ts';
import type { ReviewUserContentInput } from '#machines/review-user-content/review-user-content.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { reviewUserContentText } from '#src/messages/review-user-content.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createReviewUserContentActors } from './review-user-content.actors.ts';
import { ReviewUserContentForm } from './ReviewUserContentForm.tsx';

/** The dialog `review-user-content`. `data` is the input of its chart. */
export default function ReviewUserContent({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(reviewUserContentText);
  const logic = useMemo(
    () =>
      withPorts(reviewUserContentMachine, () =>
        reviewUserContentMachine.provide({ actors: createReviewUserContentActors() }),
      ),
    [],
  );
  const { productId, reviewId } = data as unknown as ReviewUserContentInput;
  const inspect = useInspection();
  const actor = useActorRef(
    logic,
    inspect ? { input: { productId, reviewId }, inspect } : { input: { productId, reviewId } },
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <ReviewUserContentForm actor={actor} />
    </Dialog>
  );
}
