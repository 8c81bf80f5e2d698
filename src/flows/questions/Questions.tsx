import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { questionsMachine } from '#machines/questions/questions.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createQuestionsActors } from './questions.actors.ts';
import { QuestionsView } from './QuestionsView.tsx';

/** The questions about a product and their chart. */
export function Questions({ productId }: { productId: string }) {
  const logic = useMemo(
    () => withPorts(questionsMachine, () => questionsMachine.provide({ actors: createQuestionsActors() })),
    [],
  );
  const inspect = useInspection();
  const input = { productId };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const dialogs = useDialogsRef();
  return (
    <QuestionsView
      actor={actor}
      onAsk={() => dialogs.send({ type: 'dialog.requested', name: 'ask-question', data: { productId } })}
    />
  );
}
