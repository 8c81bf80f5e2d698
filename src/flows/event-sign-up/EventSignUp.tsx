import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { eventSignUpMachine } from '#machines/event-sign-up/event-sign-up.machine.ts';
import { selectIsJoined } from '#machines/event-sign-up/event-sign-up.selectors.ts';
import type { EventSignUpInput } from '#machines/event-sign-up/event-sign-up.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createEventSignUpActors } from './event-sign-up.actors.ts';
import { EventSignUpView } from './EventSignUpView.tsx';

/** The dialog `event-sign-up`. `data` is the input of its chart. */
export default function EventSignUp({ isOpen, onClose, data }: DialogViewProps) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(eventSignUpMachine, () => eventSignUpMachine.provide({ actors: createEventSignUpActors({ session }) })),
    [session],
  );
  const { event } = data as unknown as EventSignUpInput;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input: { event }, inspect } : { input: { event } });
  const isJoined = useSelector(actor, selectIsJoined);
  // Below the sign-in this dialog keeps its state: after it, the customer chooses the days.
  const open = (name: 'sign-in' | 'sign-up') => dialogs.send({ type: 'dialog.requested', name, keepsLast: true });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={isJoined ? event.confirmationTitle : event.title} size="sm">
      <EventSignUpView
        actor={actor}
        onClose={onClose}
        onSignIn={() => open('sign-in')}
        onSignUp={() => open('sign-up')}
      />
    </Dialog>
  );
}
