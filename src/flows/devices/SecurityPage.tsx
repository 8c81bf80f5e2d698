import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import type { DevicesInput } from '#machines/devices/devices.types.ts';
import { Passkeys } from '#src/flows/passkeys/index.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createDevicesActors } from './devices.actors.ts';
import { SecurityView } from './SecurityView.tsx';

/** /account/security: the devices of a customer, the way to a new password, and the passkeys. */
export function SecurityPage({ devices }: DevicesInput) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(devicesMachine, () =>
        devicesMachine.provide({ actors: createDevicesActors({ session, dialogs, router, locale }) }),
      ),
    [session, dialogs, router, locale],
  );
  const inspect = useInspection();
  const input = { devices };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <SecurityView
        actor={actor}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
        onChangePassword={() => dialogs.send({ type: 'dialog.requested', name: 'change-password' })}
      >
        <Passkeys />
      </SecurityView>
    </AccountPage>
  );
}
