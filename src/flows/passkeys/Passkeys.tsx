import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createPasskeysActors } from './passkeys.actors.ts';
import { PasskeysView } from './PasskeysView.tsx';

/** The passkeys of the customer who is signed in. Another customer gets another one of these. */
export function Passkeys() {
  const logic = useMemo(
    () => withPorts(passkeysMachine, () => passkeysMachine.provide({ actors: createPasskeysActors() })),
    [],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return <PasskeysView actor={actor} />;
}
