import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { changePasswordText } from '#src/messages/change-password.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createChangePasswordActors } from './change-password.actors.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The dialog `change-password`. */
export default function ChangePassword({ isOpen, onClose }: DialogViewProps) {
  const t = useText(changePasswordText);
  const logic = useMemo(
    () =>
      withPorts(changePasswordMachine, () => changePasswordMachine.provide({ actors: createChangePasswordActors() })),
    [],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <ChangePasswordForm actor={actor} />
    </Dialog>
  );
}
