import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { notifyMeMachine } from '#machines/notify-me/notify-me.machine.ts';
import type { NotifyMeInput } from '#machines/notify-me/notify-me.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { notifyMeText } from '#src/messages/notify-me.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createNotifyMeActors } from './notify-me.actors.ts';
import { NotifyMeForm } from './NotifyMeForm.tsx';

/** The dialog `notify-me`. `data` is the input of its chart. */
export default function NotifyMe({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(notifyMeText);
  const logic = useMemo(
    () => withPorts(notifyMeMachine, () => notifyMeMachine.provide({ actors: createNotifyMeActors() })),
    [],
  );
  const input = data as unknown as NotifyMeInput;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <NotifyMeForm actor={actor} />
    </Dialog>
  );
}
