import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { writeReviewMachine } from '#machines/write-review/write-review.machine.ts';
import type { WriteReviewInput } from '#machines/write-review/write-review.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { writeReviewText } from '#src/messages/write-review.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createWriteReviewActors } from './write-review.actors.ts';
import { WriteReviewView } from './WriteReviewView.tsx';

/** The dialog `write-review`. `data` is the input of its chart. */
export default function WriteReview({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(writeReviewText);
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(writeReviewMachine, () =>
        writeReviewMachine.provide({ actors: createWriteReviewActors({ session, locale }) }),
      ),
    [session, locale],
  );
  const input = data as unknown as WriteReviewInput;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  // Below the sign-in this dialog keeps its state: after it, the customer writes on.
  const open = (name: 'sign-in' | 'sign-up') => dialogs.send({ type: 'dialog.requested', name, keepsLast: true });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <WriteReviewView actor={actor} onSignIn={() => open('sign-in')} onSignUp={() => open('sign-up')} />
    </Dialog>
  );
}
