import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { askQuestionMachine } from '#machines/ask-question/ask-question.machine.ts';
import type { AskQuestionInput } from '#machines/ask-question/ask-question.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { askQuestionText } from '#src/messages/ask-question.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createAskQuestionActors } from './ask-question.actors.ts';
import { AskQuestionForm } from './AskQuestionForm.tsx';

/** The dialog `ask-question`. `data` is the input of its chart. */
export default function AskQuestion({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(askQuestionText);
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(askQuestionMachine, () =>
        askQuestionMachine.provide({ actors: createAskQuestionActors({ session, dialogs, locale }) }),
      ),
    [session, dialogs, locale],
  );
  const { productId } = data as unknown as AskQuestionInput;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input: { productId }, inspect } : { input: { productId } });
  // Below the sign-in this dialog keeps its state: after it, the customer writes on.
  const open = (name: 'sign-in' | 'sign-up') => dialogs.send({ type: 'dialog.requested', name, keepsLast: true });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <AskQuestionForm actor={actor} onSignIn={() => open('sign-in')} onSignUp={() => open('sign-up')} />
    </Dialog>
  );
}
