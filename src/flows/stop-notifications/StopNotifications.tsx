import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { stopNotificationsMachine } from '#machines/stop-notifications/stop-notifications.machine.ts';
import type { StopNotificationsInput } from '#machines/stop-notifications/stop-notifications.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { stopNotificationsText } from '#src/messages/stop-notifications.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createStopNotificationsActors } from './stop-notifications.actors.ts';
import { StopNotificationsForm } from './StopNotificationsForm.tsx';

/** The dialog `stop-notifications`. `data` is the input of its chart. */
export default function StopNotifications({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(stopNotificationsText);
  const logic = useMemo(
    () =>
      withPorts(stopNotificationsMachine, () =>
        stopNotificationsMachine.provide({ actors: createStopNotificationsActors() }),
      ),
    [],
  );
  const { notificationId } = data as unknown as StopNotificationsInput;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input: { notificationId }, inspect } : { input: { notificationId } });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <StopNotificationsForm actor={actor} />
    </Dialog>
  );
}
